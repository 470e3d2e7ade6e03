import { expect, type Page } from '@playwright/test';
import { overflowing } from '../support/overflow.ts';

/**
 * Asserts that no text or control of the page and its frames overflows its box, that nothing scrolls on past its end,
 * and that the product scrolls below its toolbar only.
 */
export async function expectWithinBounds(page: Page): Promise<void> {
  const beyond = async () => {
    const found = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const isHigh = scrollHeight > innerHeight && document.querySelector('#main');
      return isHigh || scrollWidth > innerWidth ? [`the page is ${scrollWidth} by ${scrollHeight}`] : [];
    });
    const shown = page.frames().map(async (frame) => {
      const element = frame.parentFrame() && (await frame.frameElement());
      return (await element?.getAttribute('aria-hidden')) === 'true' ? [] : frame.evaluate(overflowing);
    });
    return [...found, ...(await Promise.all(shown)).flat()];
  };
  await expect.poll(beyond).toEqual([]);
}

/** Asserts that no field of the form is truncated, overlaps its neighbor or exceeds its panel. */
export async function expectRoomForFields(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cramped)).toEqual([]);
}

/** Returns the fields and links without enough room. Runs in the page, so it cannot use imports of this file. */
function cramped(): string[] {
  const found: string[] = [];
  const form = document.querySelector('form');
  const parts = [
    ...(form?.querySelectorAll<HTMLElement>(
      'section label, section input, section [aria-live], section button',
    ) ?? []),
  ];
  const seen = parts
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const nameOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement ? `the input ${element.id}` : `"${element.textContent}"`;
  if (seen.length === 0) found.push('there is no field');
  for (const { element, box } of seen) {
    const around = (element.closest('section') ?? form)?.getBoundingClientRect();
    if (around && (box.left < around.left || box.right > around.right))
      found.push(`${nameOf(element)} reaches out`);
    // Amounts, numbers and labels must be completely visible; other text may scroll in its field.
    const isWhole = element.matches('label, [inputmode]:not([inputmode="text"])');
    if (isWhole && element.scrollWidth > element.clientWidth + 1) found.push(`${nameOf(element)} is cut off`);
  }
  const foot = form?.lastElementChild;
  const { bottom = Infinity, height = 0 } = foot?.getBoundingClientRect() ?? {};
  // In a low window the footer scrolls with the fields.
  const isLow = innerHeight < 500;
  const room = isLow ? (document.querySelector('main')?.clientHeight ?? 0) : innerHeight - height;
  if (room < innerHeight * (isLow ? 0.75 : 0.8)) found.push(`the fields have ${room} pixels`);
  if (!isLow && bottom > innerHeight) found.push(`the foot ends at ${bottom}`);
  const panel = form?.querySelector('section')?.getBoundingClientRect();
  const inner = [...(foot?.querySelectorAll('#fields-to-fix, footer') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const edges = [Math.min(...inner.map(({ left }) => left)), Math.max(...inner.map(({ right }) => right))];
  if (Math.round(edges[0] ?? 0) !== Math.round(panel?.left ?? -1))
    found.push(`the foot begins at ${edges[0]}`);
  if (Math.round(edges[1] ?? 0) !== Math.round(panel?.right ?? -1))
    found.push(`the foot ends at ${edges[1]}`);
  for (const one of form?.querySelectorAll('[role="switch"]') ?? []) {
    const { width, height: high } = one.getBoundingClientRect();
    if (width > 0 && (width < 44 || high < 24)) found.push(`a switch is ${width} by ${high} pixels`);
  }
  for (const link of foot?.querySelectorAll('a') ?? []) {
    const { width, height: high } = link.getBoundingClientRect();
    if (width < 24 || high < 24) found.push(`the link "${link.textContent}" is ${width} by ${high} pixels`);
  }
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.element.closest('section') !== other.element.closest('section')) continue;
      const isBeside = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1;
      const isAbove = one.box.bottom <= other.box.top + 1 || other.box.bottom <= one.box.top + 1;
      if (!isBeside && !isAbove) found.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return found;
}

/**
 * Asserts that fields begin and end at the columns of the form, that each row is full, and that a message that shows when
 * a field is left has its room, so that it does not move what the mouse presses.
 */
export async function expectOneGrid(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(offGrid)).toEqual([]);
}

/** Returns the fields that are not on the grid. Runs in the page, so it cannot use imports of this file. */
function offGrid(): string[] {
  const found: string[] = [];
  const gap = 16;
  const near = (one: number, other: number) => Math.abs(one - other) <= 1;
  const cells = [...document.querySelectorAll<HTMLElement>('form section label')]
    .map((label) => ({ label, cell: label.parentElement?.parentElement }))
    .flatMap(({ label, cell }) => (cell ? [{ label, cell, box: cell.getBoundingClientRect() }] : []))
    .filter(({ cell, box }) => box.width > 0 && getComputedStyle(cell).gridRowStart === 'span 3')
    .filter(({ cell }) => cell.parentElement && getComputedStyle(cell.parentElement).display === 'grid');
  if (cells.length === 0) found.push('there is no field');
  for (const { label, cell, box } of cells) {
    const grid = cell.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const column = (grid.width + gap) / 12;
    const isEdge = (x: number) => near(x, Math.round(x / column) * column);
    const name = `"${label.textContent}"`;
    if (!isEdge(box.left - grid.left)) found.push(`${name} begins between two columns`);
    if (!isEdge(box.right + gap - grid.left)) found.push(`${name} ends between two columns`);
    const row = cells.filter(
      (other) => other.cell.parentElement === cell.parentElement && near(other.box.top, box.top),
    );
    if (!row.some((other) => near(other.box.right, grid.right))) found.push(`the row of ${name} is not full`);
    // The message of an amount shows while it is typed.
    if (cell.querySelector('[inputmode="decimal"]')) continue;
    const foot = cell.lastElementChild;
    const words = foot?.querySelector('[aria-live]')?.getBoundingClientRect().height ?? 0;
    if (foot && words > parseFloat(getComputedStyle(foot).minHeight) + 1)
      found.push(`the message of ${name} is ${words} high`);
  }
  return found;
}

/** Asserts that all labels are readable with the text spacing of WCAG 1.4.12. */
export async function expectRoomForSpacedText(page: Page): Promise<void> {
  const space = (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rule);
  await space(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
  await expect.poll(() => page.evaluate(cutLabels)).toEqual([]);
  await space('');
}

/** Returns the truncated labels. Runs in the page. */
function cutLabels(): string[] {
  const labels = [...document.querySelectorAll<HTMLElement>('form section label')];
  if (labels.length === 0) return ['there is no label'];
  return labels
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent ?? '');
}
