/**
 * Returns the texts and controls that overflow their box or are cut off, and the areas that scroll on past their last
 * text, control or box. Boxes are the window, and elements with a border, a background or a scrollbar. Tables and bars
 * may scroll sideways. The name on the button of the profile menu may be cut, since the menu has the whole name. Runs in
 * the page, so it cannot use imports of this file.
 */
export function overflowing(): string[] {
  const found = new Set<string>();
  /** The last visible pixel of an area that scrolls, from its top. */
  const ends = new Map<Element, number>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) &&
    element.closest(
      '[aria-hidden="true"], .visually-hidden, .unseen, [aria-haspopup] [title], :has(> [role="listbox"])',
    ) === null &&
    styleOf(element).clipPath === 'none';
  const isBox = ({ borderTopWidth, backgroundColor, overflowX }: CSSStyleDeclaration) =>
    borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || overflowX !== 'visible';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const endsAt = (area: Element, bottom: number) =>
    ends.set(area, Math.max(ends.get(area) ?? 0, bottom + area.scrollTop));
  const check = (start: Element, boxes: readonly DOMRect[], name: string) => {
    if (boxes.length === 0) return;
    let left = Math.min(...boxes.map((box) => box.left));
    let right = Math.max(...boxes.map((box) => box.right));
    let top = Math.min(...boxes.map((box) => box.top));
    let bottom = Math.max(...boxes.map((box) => box.bottom));
    let end = bottom;
    let outer: Element | null = start;
    while (outer !== null && outer !== document.body) {
      const style = styleOf(outer);
      // A list of options scrolls its rows itself, and has a second, empty list for screen readers.
      if (outer.matches('.ant-select-dropdown-list-holder, [role="listbox"]')) return;
      if (style.display !== 'inline' && style.display !== 'contents' && isBox(style)) {
        const around = outer.getBoundingClientRect();
        const isWide = left < around.left - 1 || right > around.right + 1;
        const isHigh = top < around.top - 1 || bottom > around.bottom + 1;
        const isAside = isWide && scrolls(style.overflowX) && outer.querySelector('table, nav ul');
        if (isWide && !isAside)
          found.add(`${name} is ${Math.round(right - left)} wide in ${Math.round(around.width)}`);
        if (scrolls(style.overflowY)) endsAt(outer, end - around.top);
        else if (isHigh)
          found.add(`${name} is ${Math.round(bottom - top)} high in ${Math.round(around.height)}`);
        if (isAside || isHigh) ({ left, right, top, bottom, bottom: end } = around);
        end = Math.max(end, around.bottom);
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
  for (const control of document.querySelectorAll('a, button, input, select, textarea, img, iframe')) {
    const { parentElement: around, textContent } = control;
    const name = `${control.tagName} "${control.getAttribute('aria-label') ?? textContent}"`;
    if (around && isSeen(control)) check(around, [control.getBoundingClientRect()], name);
  }
  endsAt(document.documentElement, document.body.getBoundingClientRect().bottom);
  for (const area of document.querySelectorAll('*')) {
    const { scrollHeight, clientHeight, id, className } = area;
    const blank = scrollHeight - (ends.get(area) ?? 0);
    if (blank <= 96 || scrollHeight <= clientHeight + 1) continue;
    // The rows of a list are not looked at, see above.
    if (area.matches('textarea') || area.querySelector('[role="listbox"]')) continue;
    if (area === document.documentElement || (scrolls(styleOf(area).overflowY) && isSeen(area)))
      found.add(`${area.tagName} "${id || className}" scrolls on for ${Math.round(blank)} empty pixels`);
  }
  return [...found];
}
