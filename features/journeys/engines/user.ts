import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** An element in front of the user. */
export interface Seen {
  readonly text: string;
  /** Value of a field. */
  readonly value: string | null;
  readonly height: number;
  /** Middle of the element, in CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** A user with mouse and keyboard in front of a tab. */
export function userOf({ page }: Tab) {
  const find = async (selector: string, name?: string, index = 0): Promise<Seen | null> =>
    (await page.evaluate(
      `(${locate.toString()})(${JSON.stringify([selector, name ?? null, index])})`,
    )) as Seen | null;

  /** Waits for an element with a selector and a text in its name, in the page or in one of its frames. */
  const see = async (selector: string, name?: string, index?: number): Promise<Seen> => {
    let seen: Seen | null = null;
    const message = `${selector} ${name ?? ''}`;
    await expect(async () => {
      const before = seen;
      seen = await find(selector, name, index);
      expect(seen, message).not.toBeNull();
      // A dialog that still moves is missed.
      expect(seen).toEqual(before);
    }).toPass({ timeout: 30_000 });
    if (seen === null) throw new Error(message);
    return seen;
  };

  return {
    see,
    click: async (selector: string, name?: string, index?: number) => {
      const { x, y } = await see(selector, name, index);
      // The page answers to the mouse before the press: WebKit makes no click of one that changes what it points at.
      await page.mouse.move(Math.round(x), Math.round(y));
      await page.mouse.down();
      await page.mouse.up();
    },
    missing: (selector: string, name?: string) =>
      expect.poll(() => find(selector, name), { message: `no ${selector} ${name ?? ''}` }).toBeNull(),
    /** Waits until the focused element has a name. */
    focused: (name: string) => expect.poll(async () => (await find(':focus'))?.text).toBe(name),
    /** Returns a function that returns the value of a field. */
    value: (selector: string, name: string) => async () => (await find(selector, name))?.value,
  };
}

/**
 * Runs in the page: scrolls to an element and returns where it is. Its name is its label, or its text if it has none.
 * @param asked selector, name (null for any), and index among these elements, negative from the end
 */
function locate([selector, name, index]: readonly [string, string | null, number]): Seen | null {
  const documents = [{ root: document, x: 0, y: 0 }];
  for (const frame of document.querySelectorAll('iframe')) {
    const { x, y, width } = frame.getBoundingClientRect();
    if (frame.contentDocument && width > 0) documents.push({ root: frame.contentDocument, x, y });
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' ');
    const own = element as Partial<HTMLInputElement>;
    return plain(
      element.getAttribute('aria-label') ??
        (plain(labels) || (own.labels?.[0]?.textContent ?? element.textContent)),
    );
  };
  const found = documents.flatMap(({ root, x, y }) =>
    [...root.querySelectorAll(selector)]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true }) &&
          (name === null || nameOf(element).includes(name)),
      )
      .map((element) => ({ element, x, y })),
  );
  const chosen = found.at(index);
  if (!chosen) return null;
  const { ownerDocument } = chosen.element;
  const isMoving = ownerDocument.getAnimations().some(({ effect, playState }) => {
    const { target } = (effect ?? {}) as Partial<KeyframeEffect>;
    return playState !== 'finished' && target?.contains(chosen.element);
  });
  if (isMoving) return null;
  chosen.element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = chosen.element.getBoundingClientRect();
  const text = nameOf(chosen.element);
  const value = (chosen.element as Partial<HTMLInputElement>).value ?? null;
  return { text, value, height, x: chosen.x + x + width / 2, y: chosen.y + y + height / 2 };
}
