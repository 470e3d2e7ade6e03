import type { CDPSession, Locator, Page } from '@playwright/test';

/** Durations of one keystroke, in ms. */
export interface Keystroke {
  /** Time from the press to the frame with the last change. */
  readonly toPaint: number;
  /** Time for script, style and layout. Painting does not count, since it depends on the graphics hardware. */
  readonly work: number;
}

/** Types keys into a field and measures each keystroke. Call `watchPresses` first. */
export async function typeMeasured(
  page: Page,
  field: Locator,
  keys: readonly string[],
): Promise<Keystroke[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  await field.focus();
  await settled(page);
  const measured: Keystroke[] = [];
  for (const key of keys) {
    const before = await workSoFar(protocol);
    await page.keyboard.press(key);
    const toPaint = await settled(page);
    measured.push({ toPaint, work: (await workSoFar(protocol)) - before });
  }
  await protocol.detach();
  return measured;
}

/** Starts to record presses of keys and buttons and the changes of the page. */
export const watchPresses = (page: Page): Promise<void> => page.evaluate(watch);

/** Waits until the page no longer changes. Returns the ms from the last press to the frame with the last change. */
export const settled = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'settled') as () => Promise<number>)());

/** Returns the milliseconds that the page has spent on script, style and layout. */
async function workSoFar(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => kinds.has(name)).map(({ value }) => value);
  if (seconds.length !== kinds.size)
    throw new Error('The browser returns no metrics for the work of the page');
  return seconds.reduce((sum, value) => sum + value, 0) * 1_000;
}

const kinds: ReadonlySet<string> = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

/** Records presses and changes of the page. Runs in the page, so it cannot use other code of this file. */
function watch(): void {
  const quietFrames = 3;
  let pressed = performance.now();
  let painted = pressed;
  let quiet = 0;
  // A message that is sent during a frame arrives after the frame was painted.
  const afterPaint = () =>
    new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const changed = async () => {
    quiet = 0;
    await afterPaint();
    painted = performance.now();
  };
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    void changed();
  };
  for (const kind of ['keydown', 'click']) window.addEventListener(kind, press, { capture: true });
  new MutationObserver(() => void changed()).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const settle = async () => {
    for (quiet = 0; quiet <= quietFrames; quiet += 1) await afterPaint();
    return painted - pressed;
  };
  Reflect.set(window, 'settled', settle);
}
