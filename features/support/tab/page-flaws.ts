/** Checks what no page may have, whatever a scenario is about. @throws {Error} if it finds a flaw */
export function refuseFlaws(document: Document): void {
  refuseBareTexts(document);
  refuseSpokenIcons(document);
}

/** A text that only screen readers get: the component library repeats the value of a list field in it. */
const exempt = 'span[aria-live]:not([class])';

/**
 * Checks that React holds no text of the page as a node of its own, beside other content. A browser that translates the
 * page replaces these nodes, and React then changes nodes that are no longer on the page.
 * @throws {Error} if it finds one, or no mark of React, without which it would find nothing
 */
function refuseBareTexts(document: Document): void {
  const first = document.getElementById('root')?.firstElementChild;
  if (!first) return;
  const mark = Object.keys(first).find((key) => key.startsWith('__reactFiber$'));
  if (mark === undefined) throw new Error('React marks its elements by another name than __reactFiber$');
  const search = (node: Node): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.nodeType !== child.TEXT_NODE) search(child);
      else if (mark in child && child.textContent?.trim() && !child.parentElement?.matches(exempt))
        throw new Error(`The text "${child.textContent}" needs an element of its own (A-180)`);
    }
  };
  search(document.body);
}

const controls = ['button', 'a', '[role="button"]', '[role="menuitem"]', '[role="combobox"]'];

/**
 * Checks that the icons in controls are hidden from screen readers, which would add them to the names: 'down', 'close'.
 * @throws {Error} if it finds one that is not
 */
function refuseSpokenIcons(document: Document): void {
  for (const icon of document.querySelectorAll(controls.map((control) => `${control} [role="img"]`).join()))
    if (!icon.closest('[aria-hidden="true"]'))
      throw new Error(
        `The icon "${icon.getAttribute('aria-label')}" needs aria-hidden, in ${icon.closest(controls.join())?.outerHTML.slice(0, 200)}`,
      );
}
