import type { Visit } from './visit.ts';

/** A window that the product asked the browser for. */
interface AskedWindow {
  /** From the site root. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * From now on notes the windows that the product asks for, instead of opening them: their size is the browser's to
 * decide, what was asked for is the product's.
 * @returns what has been asked for so far.
 */
export async function recordWindows({ page }: Visit): Promise<() => Promise<AskedWindow[]>> {
  await page.evaluate(() => {
    const asked: unknown[] = [];
    Reflect.set(window, 'askedWindows', asked);
    window.open = (address, _name, features = '') => {
      const sizeOf = (side: string) => Number(new RegExp(`${side}=(\\d+)`).exec(features)?.[1]);
      asked.push({ address: String(address), width: sizeOf('width'), height: sizeOf('height') });
      return window;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'askedWindows') as AskedWindow[]);
}
