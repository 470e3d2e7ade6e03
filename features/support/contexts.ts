import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Browser contexts for the scenarios of a worker, one scenario after the other. */
export interface Contexts {
  /**
   * The only page of a context where nothing is stored, set or allowed. All that may be there are files that never
   * change. It is at an address of the product's origin where nothing runs.
   */
  take(): Promise<Page>;
  /** Takes the context back when its scenario has ended. */
  giveBack(context: BrowserContext): Promise<void>;
}

/** An address of the product's origin at which nothing runs and nothing is kept. */
const neutralPath = '/health';

/** What a context has that was not told. */
const usualSize: Size = { width: 1280, height: 720 };
const usualColours = 'light';

/**
 * Uses a context and its first tab again where it can: the tab has the built files of the SPA at hand, compiled, as
 * the browser of a user has, while a new one starts a process that fetches and compiles them all. What a scenario did
 * to them is taken back; when that is not possible they are closed.
 * @param origin where the pages keep what they store
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
      // What a route still holds is for a page that is left now.
      for (const thing of [tab.page, context]) await thing.unrouteAll({ behavior: 'ignoreErrors' });
      const others = context.pages().filter((page) => page !== tab.page);
      await Promise.all(others.map((page) => page.close()));
      if (await leave(tab.page, origin, options.viewport ?? usualSize)) idle = tab;
      else await context.close();
    },
  };
}

/** The one tab of a context that is used again. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly changes: Changes;
}

type Size = NonNullable<BrowserContextOptions['viewport']>;

type MediaChange = Parameters<Page['emulateMedia']>;

/** What Playwright returns for what it can take back. */
interface Undoable {
  dispose(): Promise<void>;
}

/** What was done to a tab or its context and outlasts the page it was done for. */
class Changes {
  #undoable: Promise<Undoable>[] = [];
  #isForGood = false;

  /** From now on these methods, which do what they always do, are known to change something that they can take back. */
  watch(thing: BrowserContext | Page, methods: readonly string[]): void {
    onCall(thing, methods, (result) => void this.#undoable.push(result as Promise<Undoable>));
  }

  /** The colours that a page is told to wear can be taken back, what else of its medium is changed cannot. */
  watchColours(page: Page, dispose: () => Promise<void>): void {
    onCall(page, ['emulateMedia'], (_result, [{ colorScheme: _colours, ...others } = {}]: MediaChange) => {
      if (Object.keys(others).length > 0) this.#isForGood = true;
      else this.#undoable.push(Promise.resolve({ dispose }));
    });
  }

  /** The same for what nothing takes back. */
  watchForGood(thing: object, methods: readonly string[]): void {
    onCall(thing, methods, () => {
      this.#isForGood = true;
    });
  }

  /** @returns whether everything could be taken back */
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
  changes.watchColours(page, () => emulate({ colorScheme: colorScheme ?? usualColours }));
  changes.watchForGood(page, ['setExtraHTTPHeaders']);
  changes.watchForGood(context, ['newCDPSession', 'on', 'setOffline']);
  changes.watchForGood(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
  return changes;
}

/** Tells what these methods return whenever they are called, and what they are called with. */
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
 * Leaves what a scenario had open, unsaved work too, for the neutral page in a window of the first size.
 * @returns false when the page was about to go elsewhere by itself, which may come in between
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

/** Forgets all that earlier scenarios can have left behind. */
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
