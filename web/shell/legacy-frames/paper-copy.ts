import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts a copy of a framed page into the element of the returned ref while the window prints: a frame is printed as far
 * as it is scrolled, and cannot break at the end of a sheet.
 */
export function usePaperCopy(frame: RefObject<HTMLIFrameElement | null>): RefObject<HTMLDivElement | null> {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = () => {
      const page = frame.current?.contentDocument;
      if (page && paper.current) fill(paper.current, page);
    };
    const clear = () => paper.current?.shadowRoot?.replaceChildren();
    window.addEventListener('beforeprint', copy);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', copy);
      window.removeEventListener('afterprint', clear);
    };
  }, [frame]);
  return paper;
}

/** Fills a shadow tree with the content and the styles of a page. The tree inherits the colors of the product. */
function fill(paper: HTMLElement, page: Document): void {
  const shadow = paper.shadowRoot ?? paper.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  const rules = [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(...[...page.body.children].map((child) => document.importNode(child, true)));
  // The page of the product shows the title.
  shadow.querySelector('h1.unseen')?.remove();
}
