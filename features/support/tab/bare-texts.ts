/** A text that only screen readers get: the component library repeats the value of a list field in it. */
const exempt = 'span[aria-live]:not([class])';

/**
 * Checks that React holds no text of the page as a node of its own, beside other content. A browser that translates the
 * page replaces these nodes, and React then changes nodes that are no longer on the page.
 * @throws {Error} if it finds one, or no mark of React, without which it would find nothing
 */
export function refuseBareTexts(document: Document | undefined): void {
  const first = document?.getElementById('root')?.firstElementChild;
  if (!document || !first) return;
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
