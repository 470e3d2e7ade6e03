import { expect, type Page } from '@playwright/test';

/** Width of the area around a control that is compared, in CSS pixels. */
const around = 5;

/**
 * Visits controls of a page. Returns those whose ring is narrow or pale, one of each kind.
 * @param presses how often Tab is pressed, or Shift+Tab below zero
 * @param reader a tab that compares pictures
 */
export async function palest(page: Page, reader: Page, presses: number, path: string): Promise<string[]> {
  const pale: string[] = [];
  const kinds = new Set<string>();
  for (let press = 0; press < Math.abs(presses); press += 1) {
    await page.keyboard.press(presses < 0 ? 'Shift+Tab' : 'Tab');
    const kind = await page.evaluate(focusedKind);
    if (kind === null || kinds.has(kind)) continue;
    kinds.add(kind);
    for (const mode of ['light', 'dark', 'forced'] as const) {
      await page.emulateMedia(
        mode === 'forced'
          ? { colorScheme: 'light', forcedColors: 'active' }
          : { colorScheme: mode, forcedColors: 'none' },
      );
      const seen = await ringOf(page, reader);
      if (seen < 1.4) pale.push(`${mode} ${path} ${kind}: ${seen.toFixed(2)} of 2 pixels`);
    }
  }
  expect(kinds.size, path).toBeGreaterThan(0);
  return pale;
}

/** Returns the width of the ring around what has the focus, in pixels with a contrast of 3:1 to those without it. */
async function ringOf(page: Page, reader: Page): Promise<number> {
  const box = await page.evaluate(focusedBox);
  if (!box) return 0;
  const clip = {
    x: Math.max(0, box.x - around),
    y: Math.max(0, box.y - around),
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
  const ringed = await page.screenshot({ clip });
  await page.evaluate(hideOutlines, true);
  const plain = await page.screenshot({ clip });
  await page.evaluate(hideOutlines, false);
  const images = [ringed, plain].map((image) => image.toString('base64'));
  return (await reader.evaluate(differing, images)) / (2 * (box.width + box.height));
}

/** Runs in the page: returns the kind of the focused control; null outside of a control. */
function focusedKind(): string | null {
  let element = document.activeElement;
  for (let inner = element; inner; element = inner) {
    const root = inner instanceof HTMLIFrameElement ? inner.contentDocument : inner.shadowRoot;
    inner = root?.activeElement ?? null;
    if (inner === null) break;
  }
  if (!element || element.matches('body, [role=region], pre')) return null;
  return [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('role'),
    element.className,
  ].join(' ');
}

/** Runs in the page: returns where the outline of the focused control is drawn, in the window; null without one. */
function focusedBox(): { x: number; y: number; width: number; height: number } | null {
  let element = document.activeElement;
  let [left, top] = [0, 0];
  for (let inner = element; inner; element = inner) {
    const isFrame = inner instanceof HTMLIFrameElement;
    const frame = inner.getBoundingClientRect();
    const root = inner instanceof HTMLIFrameElement ? inner.contentDocument : inner.shadowRoot;
    inner = root?.activeElement ?? null;
    if (inner === null) break;
    if (isFrame) [left, top] = [left + frame.x, top + frame.y];
  }
  for (let up = 0; element && up < 4; up += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) continue;
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + x, y: top + y, width, height };
  }
  return null;
}

/** Runs in the page: hides the outlines of the page, its frames and its shadow trees, or shows them again. */
function hideOutlines(isHidden: boolean): void {
  const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
  const shadows = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...frames, ...shadows]) {
    const view = (root instanceof ShadowRoot ? document : root)?.defaultView;
    if (!root || !view) continue;
    const sheet = new view.CSSStyleSheet();
    // The id that no element has outweighs every other rule.
    sheet.replaceSync(':is(*, #none), :is(*, #none)::after { outline-style: none !important; }');
    if (isHidden) root.adoptedStyleSheets.push(sheet);
    else root.adoptedStyleSheets.pop();
  }
}

/** Runs in a page: returns the number of pixels in which two images have a contrast of 3:1 (WCAG 1.4.11). */
async function differing(images: readonly string[]): Promise<number> {
  const [first, second] = await Promise.all(
    images.map(async (image) => {
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  const linear = (part = 0) =>
    part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  let count = 0;
  if (!first || !second) return 0;
  for (let at = 0; at < first.length; at += 4) {
    const [dark = 0, bright = 0] = [luminance(first, at), luminance(second, at)].toSorted((a, b) => a - b);
    if ((bright + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}
