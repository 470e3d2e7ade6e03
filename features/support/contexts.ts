import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Browser contexts for the scenarios of a worker, one scenario after the other. */
export interface Contexts {
  /** A page in a context where nothing is stored, set or allowed. All that may be there are files that never change. */
  take(): Promise<Page>;
  /** Takes the context back when its scenario has ended. */
  giveBack(context: BrowserContext): Promise<void>;
}

/**
 * Uses a context again where it can: it has the built files of the SPA at hand, compiled, as the browser of a user has,
 * while a new one fetches and compiles them all. A context that something lasting was done to is closed.
 * @param origin where the pages keep what they store
 */
export function contextsOf(browser: Browser, origin: string, options: BrowserContextOptions): Contexts {
  const spoilt = new WeakSet<BrowserContext>();
  let idle: BrowserContext | undefined;
  const open = async () => {
    const context = await browser.newContext(options);
    const spoil = () => void spoilt.add(context);
    onCall(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'on', 'route', 'setOffline'], spoil);
    onCall(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spoil);
    return context;
  };
  return {
    take: async () => {
      if (!idle) return (await open()).newPage();
      const page = await emptied(idle, origin);
      idle = undefined;
      return page;
    },
    giveBack: async (context) => {
      if (spoilt.has(context)) return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      idle = context;
    },
  };
}

/** Tells when one of these methods is called; it does what it always does. */
function onCall<T extends object>(thing: T, methods: readonly (keyof T & string)[], tell: () => void): void {
  for (const name of methods) {
    const method = Reflect.get(thing, name) as (...parameters: unknown[]) => unknown;
    Reflect.set(thing, name, (...parameters: unknown[]) => {
      tell();
      return method.apply(thing, parameters);
    });
  }
}

/** Forgets all that earlier pages of a context can have left behind. */
async function emptied(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    context.clearCookies(),
    context.clearPermissions(),
  ]);
  await session.detach();
  return page;
}
