import { expect, type Locator } from '@playwright/test';

/** How a test of a demo operates controls: by mouse, or by keyboard only. */
export interface Hand {
  choose(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** @param typed text that narrows the list, if the list offers nothing without it */
  pick(list: Locator, option: string, typed?: string): Promise<void>;
}

const isNativeList = (list: Locator): Promise<boolean> =>
  list.evaluate((element) => element.tagName === 'SELECT');

/** Returns the option of the open list: the last match, since lists open at the end of the page. */
const optionOf = (list: Locator, option: string): Locator =>
  list
    .page()
    .locator('.ant-select-item-option')
    .and(list.page().getByTitle(option, { exact: true }))
    .filter({ visible: true })
    .last();

/** Operates all controls by mouse; keys only type text. */
export const byMouse: Hand = {
  choose: (target) => target.click(),
  fill: async (field, text) => {
    await field.click({ clickCount: 3 });
    await field.page().keyboard.type(text);
  },
  pick: async (list, option, typed) => {
    // The browser draws the options of a native list outside of the page, where a test cannot click.
    if (await isNativeList(list)) return void (await list.selectOption(option));
    await list.click();
    if (typed !== undefined) await list.page().keyboard.type(typed);
    await optionOf(list, option).click();
  },
};

/** Operates all controls by Tab, arrows, Enter, Space and typing. */
export const byKeyboard: Hand = {
  choose: async (target) => {
    await reachByKeys(target);
    const role = await target.evaluate(
      (element) => element.getAttribute('role') ?? element.getAttribute('type'),
    );
    const page = target.page();
    await page.keyboard
      .press(/^(?:switch|checkbox|radio)$/.test(role ?? '') ? 'Space' : 'Enter')
      .catch((error: unknown) => {
        // The key may close its own window.
        if (!page.isClosed()) throw error;
      });
  },
  fill: async (field, text) => {
    await reachByKeys(field);
    const { keyboard } = field.page();
    await keyboard.press('Control+a');
    await keyboard.type(text);
  },
  pick: async (list, option, typed = option) => {
    await expect(list).toBeEnabled();
    await reachByKeys(list);
    await list.page().keyboard.press('Control+a');
    await list.page().keyboard.type(typed);
    if (await isNativeList(list)) return;
    await expect(optionOf(list, option)).toBeVisible();
    await list.page().keyboard.press('Enter');
  },
};

/** Moves the focus to an element with Tab, Shift+Tab and arrow keys. @throws {Error} if the keys never reach it */
async function reachByKeys(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const page = target.page();
  const passed: string[] = [];
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const key = await target.evaluate(nextKey);
    if (key === null) return;
    await page.keyboard.press(key);
    passed.push(key);
  }
  throw new Error(
    `${mostPresses} keys did not bring the focus to ${String(target)}; the first: ${passed.slice(0, 12).join(' ')}`,
  );
}

const mostPresses = 160;

/** Returns the key that brings the focus closer to an element; null if it has the focus. Runs in the page. */
async function nextKey(target: Element): Promise<string | null> {
  // Some menus move the focus in the next animation frame.
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  if (target.ownerDocument.activeElement === target && target.ownerDocument.hasFocus()) return null;
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // In a frame of this site, the keys first lead to the frame.
  const frame = target.ownerDocument.defaultView?.frameElement ?? null;
  const isInFrame = frame !== null && frame.ownerDocument.activeElement === frame;
  const place = frame !== null && !isInFrame ? frame : target;
  const focus = place.ownerDocument.activeElement ?? place.ownerDocument.body;
  // A menu or tree is a single stop of Tab; arrow keys move within it.
  const group = target.closest('[role="menu"], [role="tree"], [role="listbox"], [data-arrow-keys]');
  if (group?.contains(focus) && focus instanceof HTMLElement && target instanceof HTMLElement) {
    if (target.tabIndex < 0 || focus === group || target.matches('[role="menuitem"]'))
      return focus === group || isBefore(focus, target) ? 'ArrowDown' : 'ArrowUp';
  }
  if (focus === place.ownerDocument.body || focus.contains(place)) return 'Tab';
  return isBefore(focus, place) ? 'Tab' : 'Shift+Tab';
}
