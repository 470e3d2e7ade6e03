/**
 * Translates a document as Chrome does, now and after each change: each text becomes the content of two font elements,
 * and the original text node is no longer on the page. The text itself stays the same, so that steps find it. Journeys
 * run this function inside the page, so it uses nothing outside itself.
 */
export function translate(document: Document): void {
  const left = 'font, script, style, noscript, title, textarea, [translate="no"]';
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) translateText(node as Text);
    else for (const child of node.childNodes) translateIn(child);
  };
  const { MutationObserver } = document.defaultView ?? globalThis;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translateIn(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  translateIn(document);
}
