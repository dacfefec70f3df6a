// Enhances only: filters the list of calls while typing, and offers to copy a ruling's link.
(() => {
  "use strict";
  const box = document.getElementById("q");
  const lists = [...document.querySelectorAll("[data-filter]")];
  const nothing = document.querySelector("[data-nothing]");
  for (const group of document.querySelectorAll("details.group")) group.dataset.open = group.open ? "yes" : "no";
  const sieve = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const list of lists) {
      let here = 0;
      for (const item of list.children) {
        const text = item.textContent.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        here += item.hidden ? 0 : 1;
      }
      list.hidden = here === 0;
      const group = list.closest("details.group");
      if (group) {
        group.hidden = here === 0;
        group.open = words.length > 0 || group.dataset.open === "yes";
      }
      if (list.previousElementSibling?.matches("h2")) list.previousElementSibling.hidden = here === 0;
      shown += here;
    }
    if (nothing) nothing.hidden = shown > 0;
  };
  if (box && lists.length && nothing) box.addEventListener("input", sieve);
  const copy = document.querySelector("[data-copy]");
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = "Copied";
    });
  }
})();
