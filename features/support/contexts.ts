import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A pool of browser contexts for the scenarios of a worker, which run one after the other. */
export interface Contexts {
  /**
   * Returns the only page of a context without stored data, settings or permissions. The HTTP cache may contain
   * immutable files. The page is at an address of the product's origin without scripts.
   */
  take(): Promise<Page>;
  /** Takes the context back when its scenario has ended. */
  giveBack(context: BrowserContext): Promise<void>;
}

/** A path of the product whose response runs no scripts and stores nothing. */
const neutralPath = '/health';

/** Defaults of a new context. */
const usualSize: Size = { width: 1280, height: 720 };
const usualColors = 'light';

/**
 * Returns contexts that reuse one tab, since its cache has the compiled files of the SPA. A new tab would start a
 * process that downloads and compiles these files again. Changes of a scenario are undone. If a change cannot be
 * undone, the context is closed.
 * @param origin origin whose storage is cleared
 */
export function contextsOf(browser: Browser, origin: string, options: BrowserContextOptions): Contexts {
  let idle: Tab | undefined;
  const taken = new WeakMap<BrowserContext, Tab>();
  const open = async (): Promise<Tab> => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin + neutralPath);
    return { page, session, changes: changesOf(page, options) };
  };
  return {
    take: async () => {
      const tab = idle ?? (await open());
      idle = undefined;
      await empty(tab, origin);
      taken.set(tab.page.context(), tab);
      return tab.page;
    },
    giveBack: async (context) => {
      const tab = taken.get(context);
      if (!tab || tab.page.isClosed() || !(await tab.changes.undo())) return context.close();
      // Errors of pending routes are ignored, since the page is left.
      for (const thing of [tab.page, context]) await thing.unrouteAll({ behavior: 'ignoreErrors' });
      const others = context.pages().filter((page) => page !== tab.page);
      await Promise.all(others.map((page) => page.close()));
      if (await leave(tab.page, origin, options.viewport ?? usualSize)) idle = tab;
      else await context.close();
    },
  };
}

/** The tab of a reused context. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly changes: Changes;
}

type Size = NonNullable<BrowserContextOptions['viewport']>;

type MediaChange = Parameters<Page['emulateMedia']>;

/** The result of a Playwright method whose effect can be undone. */
interface Undoable {
  dispose(): Promise<void>;
}

/** Records changes of a tab or its context that persist when the page is left. */
class Changes {
  #undoable: Promise<Undoable>[] = [];
  #isForGood = false;

  /** Records calls of methods whose effect can be undone. */
  watch(thing: BrowserContext | Page, methods: readonly string[]): void {
    onCall(thing, methods, (result) => void this.#undoable.push(result as Promise<Undoable>));
  }

  /** Records calls of emulateMedia. A color scheme can be undone, other changes cannot. */
  watchColors(page: Page, dispose: () => Promise<void>): void {
    onCall(page, ['emulateMedia'], (_result, [{ colorScheme: _colors, ...others } = {}]: MediaChange) => {
      if (Object.keys(others).length > 0) this.#isForGood = true;
      else this.#undoable.push(Promise.resolve({ dispose }));
    });
  }

  /** Records calls of methods whose effect cannot be undone. */
  watchForGood(thing: object, methods: readonly string[]): void {
    onCall(thing, methods, () => {
      this.#isForGood = true;
    });
  }

  /** Undoes the changes. @returns false if one cannot be undone */
  async undo(): Promise<boolean> {
    if (this.#isForGood) return false;
    const made = await Promise.all(this.#undoable);
    this.#undoable = [];
    await Promise.all(made.map((one) => one.dispose()));
    return true;
  }
}

function changesOf(page: Page, { colorScheme }: BrowserContextOptions): Changes {
  const context = page.context();
  const changes = new Changes();
  for (const thing of [page, context]) {
    changes.watch(thing, ['addInitScript', 'exposeBinding', 'exposeFunction']);
  }
  const emulate = page.emulateMedia.bind(page);
  changes.watchColors(page, () => emulate({ colorScheme: colorScheme ?? usualColors }));
  changes.watchForGood(page, ['setExtraHTTPHeaders']);
  changes.watchForGood(context, ['newCDPSession', 'on', 'setOffline']);
  changes.watchForGood(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
  return changes;
}

/** Wraps methods so that a listener gets the result and the arguments of each call. */
function onCall<Given extends unknown[]>(
  thing: object,
  methods: readonly string[],
  tell: (result: unknown, given: Given) => void,
): void {
  for (const name of methods) {
    const method = Reflect.get(thing, name) as (...parameters: unknown[]) => unknown;
    Reflect.set(thing, name, (...given: Given) => {
      const result = method.apply(thing, given);
      tell(result, given);
      return result;
    });
  }
}

/**
 * Opens the neutral page in a window of the default size. Unsaved entries of the scenario are discarded.
 * @returns false if the neutral page did not load, for example because the page was navigating by itself
 */
async function leave(page: Page, origin: string, size: Size): Promise<boolean> {
  page.removeAllListeners();
  page.on('dialog', (question) => void question.accept());
  const hasLeft = await page.goto(origin + neutralPath).then(
    () => true,
    () => false,
  );
  page.removeAllListeners();
  if (hasLeft) await page.setViewportSize(size);
  return hasLeft;
}

/** Clears all data that earlier scenarios may have stored. */
async function empty({ page, session }: Tab, origin: string): Promise<void> {
  const context = page.context();
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    context.clearPermissions(),
    page.mouse.move(-1, -1),
    page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    }),
  ]);
}
