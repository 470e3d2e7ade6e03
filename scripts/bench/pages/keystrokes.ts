import type { CDPSession, Locator, Page } from '@playwright/test';

/** What one keystroke cost the page, in ms. */
export interface Keystroke {
  /** From the press to the frame after the last change that it made. */
  readonly toPaint: number;
  /** What the page did for it: script, style and layout. Painting is left to the graphics of the machine. */
  readonly work: number;
}

/** Types into a field one key after the other and measures each. `watchPresses` must have been called before. */
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

/** Begins to note when keys and buttons are pressed and what of the page changes then. */
export const watchPresses = (page: Page): Promise<void> => page.evaluate(watch);

/** From the last press to the frame that shows the last change of the page, in ms, once no further change comes. */
export const settled = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'settled') as () => Promise<number>)());

/** For how many milliseconds the page has been at work. */
async function workSoFar(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => kinds.has(name)).map(({ value }) => value);
  if (seconds.length !== kinds.size) throw new Error('The browser does not say how long the page worked');
  return seconds.reduce((sum, value) => sum + value, 0) * 1_000;
}

const kinds: ReadonlySet<string> = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

/** Runs in the page, so it knows nothing of this file. */
function watch(): void {
  const quietFrames = 3;
  let pressed = performance.now();
  let painted = pressed;
  let quiet = 0;
  // A message that is sent in a frame arrives after that frame was painted.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.splice(0).forEach((act) => act()));
  port1.start();
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => {
      waiting.push(act);
      port2.postMessage(null);
    });
  const changed = () => {
    quiet = 0;
    afterPaint(() => (painted = performance.now()));
  };
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    changed();
  };
  for (const kind of ['keydown', 'click']) window.addEventListener(kind, press, { capture: true });
  new MutationObserver(changed).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const settle = () =>
    new Promise<number>((resolve) => {
      const next = () => {
        quiet += 1;
        if (quiet > quietFrames) resolve(painted - pressed);
        else afterPaint(next);
      };
      next();
    });
  Reflect.set(window, 'settled', settle);
}
