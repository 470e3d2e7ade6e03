import { expect, type Page } from '@playwright/test';

/** The element with the focus, also inside a frame of this site. */
export interface Focus {
  /** Accessible name: the label, else the text. */
  readonly name: string;
  /** True if the focus is visible on the screen. */
  readonly isShown: boolean;
}

export const focused = (page: Page): Promise<Focus> => page.evaluate(readFocus);

/** Presses Tab or Shift+Tab until an element has the focus. Asserts that the focus is visible at every stop. */
export async function reach(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const focus = await focused(page);
    passed.push(focus.name);
    expect(focus, `the focus on "${focus.name}" after ${key}`).toMatchObject({ isShown: true });
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`${key} never reaches ${name}, but: ${passed.join(' | ')}`);
}

/** Asserts that an element has the focus, and that the focus is visible. */
export async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toEqual({ name: expect.stringMatching(name), isShown: true });
}

const mostSteps = 90;

/** Returns the element with the focus. Runs in the page, so it cannot use imports of this file. */
async function readFocus(): Promise<Focus> {
  // Some menus move the focus in the next animation frame.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  let element = document.activeElement;
  let view: Window & typeof globalThis = window;
  while (element instanceof view.HTMLIFrameElement && element.contentDocument?.activeElement) {
    view = element.contentWindow as Window & typeof globalThis;
    element = element.contentDocument.activeElement;
  }
  if (!element || element === view.document.body) return { name: '(the page itself)', isShown: true };
  const control =
    element instanceof view.HTMLInputElement || element instanceof view.HTMLButtonElement ? element : null;
  const labels = [...(control?.labels ?? [])];
  const text = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  const isInView = right > 0 && bottom > 0 && top < view.innerHeight && left < view.innerWidth;
  // The focus ring of a field may be drawn around a parent element.
  const around: Element[] = [];
  for (let outer: Element | null = element; outer && around.length < 4; outer = outer.parentElement)
    around.push(outer);
  const hasRing = around.some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = view.getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  // A newly opened menu itself has the focus, until an arrow key selects an entry.
  const isWhole = element.matches('[role="menu"], [role="dialog"], main');
  return {
    name: text.replaceAll(/\s+/g, ' ').trim(),
    isShown: isWhole || (width > 0 && height > 0 && isInView && hasRing),
  };
}
