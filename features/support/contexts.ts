import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Browser contexts for the scenarios of a worker, one scenario after the other. */
export interface Contexts {
  /** A page in a context where nothing is stored, set or allowed. All that may be there are files that never change. */
  take(): Promise<Page>;
  /** Takes the context back when its scenario has ended. */
  giveBack(context: BrowserContext): Promise<void>;
}

/** An address of the product's origin at which nothing runs and nothing is kept. */
const neutralPath = '/health';

/** What a context has that was not told. */
const usualSize: Size = { width: 1280, height: 720 };

/**
 * Uses a context and its first tab again where it can: the tab has the built files of the SPA at hand, compiled, as
 * the browser of a user has, while a new one starts a process that fetches and compiles them all. A context or a tab
 * that something lasting was done to is closed.
 * @param origin where the pages keep what they store
 */
export function contextsOf(browser: Browser, origin: string, options: BrowserContextOptions): Contexts {
  const lasting = lastingThings();
  let idle: BrowserContext | undefined;
  const open = async () => {
    const context = await browser.newContext(options);
    const ofContext = [
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'on',
      'route',
      'setOffline',
    ] as const;
    lasting.watch(context, ofContext, context);
    lasting.watch(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], context);
    return context;
  };
  const openTab = async (context: BrowserContext) => {
    const page = await context.newPage();
    const ofTab = ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route'] as const;
    lasting.watch(page, [...ofTab, 'setExtraHTTPHeaders'], page);
    await page.goto(origin + neutralPath);
    return page;
  };
  return {
    take: async () => {
      const context = idle ?? (await open());
      idle = undefined;
      const [kept] = context.pages();
      const page = kept ?? (await openTab(context));
      await empty(page, origin);
      return page;
    },
    giveBack: async (context) => {
      if (lasting.isOn(context)) return context.close();
      const [first, ...others] = context.pages();
      await Promise.all(others.map((page) => page.close()));
      if (first)
        await (lasting.isOn(first) ? first.close() : leave(first, origin, options.viewport ?? usualSize));
      idle = context;
    },
  };
}

type Size = NonNullable<BrowserContextOptions['viewport']>;

interface LastingThings {
  /** From the first call of one of these methods on, something lasting was done to the owner. They do what they always do. */
  watch<T extends object>(thing: T, methods: readonly (keyof T & string)[], owner: object): void;
  isOn(owner: object): boolean;
}

function lastingThings(): LastingThings {
  const owners = new WeakSet<object>();
  return {
    watch: (thing, methods, owner) => {
      for (const name of methods) {
        const method = Reflect.get(thing, name) as (...parameters: unknown[]) => unknown;
        Reflect.set(thing, name, (...parameters: unknown[]) => {
          owners.add(owner);
          return method.apply(thing, parameters);
        });
      }
    },
    isOn: (owner) => owners.has(owner),
  };
}

/** Leaves what a scenario had open, unsaved work too, for the neutral page in a window of the first size. */
async function leave(page: Page, origin: string, size: Size): Promise<void> {
  page.removeAllListeners();
  page.on('dialog', (question) => void question.accept());
  await page.goto(origin + neutralPath);
  page.removeAllListeners();
  await page.setViewportSize(size);
}

/** Forgets all that earlier scenarios can have left behind. */
async function empty(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = await context.newCDPSession(page);
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
  await session.detach();
}
