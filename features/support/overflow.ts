/**
 * Returns the texts and controls that overflow their box, or that it cuts off. Boxes are the window, and elements with
 * a border, a background or a scrollbar. Tables may scroll sideways. The name on the button of the profile menu may be
 * cut, since the menu has the whole name. Runs in the page, so it cannot use imports of this file.
 */
export function overflowing(): string[] {
  const found = new Set<string>();
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], .visually-hidden, .unseen, [aria-haspopup] [title]') === null &&
    getComputedStyle(element).clipPath === 'none';
  const isBox = ({ borderTopWidth, backgroundColor, overflowX }: CSSStyleDeclaration) =>
    borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || overflowX !== 'visible';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const check = (start: Element, boxes: readonly DOMRect[], name: string) => {
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let outer: Element | null = start;
    while (outer !== null && outer !== document.body) {
      const style = getComputedStyle(outer);
      // A list of options scrolls its rows itself, and has a second, empty list for screen readers.
      if (outer.matches('.ant-select-dropdown-list-holder, [role="listbox"]')) return;
      if (style.display !== 'inline' && style.display !== 'contents' && isBox(style)) {
        const around = outer.getBoundingClientRect();
        const isWide = left < around.left - 1 || right > around.right + 1;
        if (isWide && scrolls(style.overflowX) && outer.querySelector('table')) return;
        if (isWide) found.add(`${name} is ${Math.round(right - left)} wide in ${Math.round(around.width)}`);
        const isHigh = top < around.top - 1 || bottom > around.bottom + 1;
        if (isHigh && scrolls(style.overflowY)) return;
        if (isHigh) found.add(`${name} is ${Math.round(bottom - top)} high in ${Math.round(around.height)}`);
      }
      if (style.position === 'fixed') break;
      outer = style.position === 'absolute' ? (outer as HTMLElement).offsetParent : outer.parentElement;
    }
    if (left < -1 || right > innerWidth + 1) found.add(`${name} is beyond the window`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    const element = text.parentElement;
    if (words === '' || !element || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    check(element, [...range.getClientRects()], `"${words}"`);
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, img')) {
    const { parentElement: around, textContent } = control;
    const name = `${control.tagName} "${control.getAttribute('aria-label') ?? textContent}"`;
    if (around && isSeen(control)) check(around, [control.getBoundingClientRect()], name);
  }
  return [...found];
}
