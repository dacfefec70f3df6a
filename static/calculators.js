// Enhances only: a grid of cards fills the text fields, and only the winners' cards are asked for.
(() => {
  "use strict";
  const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
  const NAMES = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", 9: "nine", 8: "eight", 7: "seven", 6: "six", 5: "five", 4: "four", 3: "three", 2: "deuce" };
  const SUITS = [["s", "spades", "\u2660\uFE0E"], ["h", "hearts", "\u2665\uFE0E"], ["d", "diamonds", "\u2666\uFE0E"], ["c", "clubs", "\u2663\uFE0E"]];
  const make = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };
  const read = (text) => (text.match(/jo?k(?:er)?|(?:10|[2-9tjqka])[cdhs]/gi) || []).map((one) => {
    const word = one.replace("10", "T");
    return /^jo?k/i.test(word) ? "Jk" : word[0].toUpperCase() + word[1].toLowerCase();
  });

  const setUp = (form) => {
    const inputs = [...form.querySelectorAll("input[data-cards]")];
    if (!inputs.length) return;
    let active = null;
    const buttons = new Map();
    const title = make("strong", {});
    const state = make("span", { className: "quiet" });
    state.setAttribute("role", "status");
    const key = (code, name, ...face) => {
      const button = make("button", { type: "button", className: `key ${code[1]}` }, ...face);
      button.setAttribute("aria-label", name);
      button.addEventListener("click", () => tap(code));
      buttons.set(code, button);
      return button;
    };
    const tray = make("div", { className: "tray" }, make("p", { className: "tray-head" }, title, " ", state));
    tray.setAttribute("role", "group");
    tray.setAttribute("aria-label", "Cards to tap");
    for (const [letter, name, shape] of SUITS) {
      const suit = make("div", { className: "suit" });
      suit.setAttribute("role", "group");
      suit.setAttribute("aria-label", name);
      for (const rank of RANKS) suit.append(key(rank + letter, `${NAMES[rank]} of ${name}`, make("b", {}, rank === "T" ? "10" : rank), make("span", {}, shape)));
      tray.append(suit);
    }
    const joker = "joker" in form.dataset;
    const back = make("button", { type: "button", className: "button plain" }, "Take back");
    const close = make("button", { type: "button", className: "button plain" }, "Close");
    const foot = make("p", { className: "tray-foot" }, back, close);
    if (joker) foot.prepend(key("Jk", "joker", make("b", {}, "Joker")));
    tray.append(foot);

    const most = (input) => Number(input.dataset.cards);
    const refresh = () => {
      const held = active ? read(active.value) : [];
      const used = new Set(inputs.flatMap((input) => (input === active ? [] : read(input.value))));
      const none = form.querySelector("[data-joker]")?.value === "none";
      for (const [code, button] of buttons) {
        button.setAttribute("aria-pressed", String(held.includes(code)));
        button.disabled = used.has(code) || (code === "Jk" && none);
      }
      back.disabled = held.length === 0;
      if (active) state.textContent = most(active) ? `${held.length} of ${most(active)}` : `${held.length} cards`;
    };
    const open = (input) => {
      active?.classList.remove("active");
      active = input;
      active.classList.add("active");
      title.textContent = input.dataset.label;
      input.closest(".seat-row, .field").after(tray);
      refresh();
    };
    const put = (codes) => {
      active.value = codes.join(" ");
      active.dispatchEvent(new Event("change", { bubbles: true }));
      refresh();
    };
    const shown = (input) => input.offsetParent !== null;
    const onward = () => {
      const rest = inputs.slice(inputs.indexOf(active) + 1).filter(shown);
      const next = rest.find((input) => read(input.value).length === 0);
      if (next) next.focus();
    };
    const tap = (code) => {
      const held = read(active.value);
      const full = most(active);
      if (held.includes(code)) put(held.filter((one) => one !== code));
      else if (full === 1) put([code]);
      else if (!full || held.length < full) put([...held, code]);
      if (full && !held.includes(code) && read(active.value).length === full) onward();
    };
    back.addEventListener("click", () => {
      put(read(active.value).slice(0, -1));
      if (back.disabled) close.focus();
    });
    close.addEventListener("click", () => {
      tray.remove();
      active.classList.remove("active");
    });
    for (const input of inputs) {
      input.inputMode = "none";
      input.addEventListener("focus", () => open(input));
      input.addEventListener("input", refresh);
    }
    form.querySelector("[data-joker]")?.addEventListener("change", refresh);
  };

  const showWinners = (form) => {
    for (const box of form.querySelectorAll("[data-after]")) {
      const names = box.dataset.after.split(" ");
      const sieve = () => {
        const seats = new Set([...form.querySelectorAll("input:checked")].filter((one) => names.includes(one.name)).map((one) => one.value));
        for (const row of box.children) row.hidden = seats.size > 0 && !seats.has(row.dataset.seat) && !row.querySelector("input").value;
        box.classList.toggle("waiting", seats.size === 0);
      };
      form.addEventListener("change", sieve);
      sieve();
    }
  };

  for (const form of document.querySelectorAll("form.calculator, form.measure")) {
    setUp(form);
    showWinners(form);
    form.addEventListener("submit", () => {
      for (const one of form.querySelectorAll("input, select")) one.disabled = one.value === "" && one.getAttribute("aria-required") === null;
    });
    addEventListener("pageshow", () => {
      for (const one of form.querySelectorAll("input, select")) one.disabled = false;
    });
  }
})();
