import { expect, type Page } from '@playwright/test';

/** Returns the placeholders of the page with a contrast below 4.5:1 (WCAG 1.4.3). Expects that the page has some. */
export async function palePlaceholders(page: Page): Promise<string[]> {
  const shown = await page.evaluate(placeholders);
  expect(shown.length, page.url()).toBeGreaterThan(0);
  return shown
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ text, contrast }) => `${page.url()} "${text}": ${contrast.toFixed(2)}`);
}

/** Runs in the page: returns the visible placeholders and their contrast to what is behind them. */
function placeholders(): { readonly text: string; readonly contrast: number }[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** Paints colors over each other. Returns the luminance of the result (WCAG). */
  const luminance = (colors: readonly string[]): number => {
    if (!context) return Number.NaN;
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const elements = [
    ...document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]'),
    ...document.querySelectorAll<HTMLElement>('.ant-select-placeholder'),
  ].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  return elements
    .filter((element) => !('value' in element && element.value) && !element.matches(':disabled'))
    .map((element) => {
      const text = element.getAttribute('placeholder') ?? element.textContent ?? '';
      const isField = element.hasAttribute('placeholder');
      const { color, opacity } = getComputedStyle(element, isField ? '::placeholder' : null);
      const behind: string[] = [];
      for (let up: Element | null = element; up; up = up.parentElement)
        behind.unshift(getComputedStyle(up).backgroundColor);
      const below = ['#fff', ...behind];
      const [dark = 0, bright = 0] = [luminance(below), luminance([...below, color])].toSorted(
        (a, b) => a - b,
      );
      return { text, contrast: Number(opacity) < 1 ? 0 : (bright + 0.05) / (dark + 0.05) };
    })
    .filter(({ text }) => text !== '');
}
