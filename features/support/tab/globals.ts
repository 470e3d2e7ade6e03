import type { PageGlobals } from './chunks.ts';

/** The page that globals of the process refer to. */
interface PresentPage {
  readonly window: object;
  readonly globals: PageGlobals;
  /** Milliseconds since 1970 by the page's clock. */
  readonly time: number;
}

let present: PresentPage | undefined;

/** Sets the page that the globals of this process refer to; undefined for none. */
export function setPresentPage(page: PresentPage | undefined): void {
  if (page) installNames(page.window);
  present = page;
}

/** Returns true if the globals of this process refer to this page. */
export const isPresent = (page: PresentPage): boolean => present === page;

/** Returns a function that calls the present page's global of this name. Without a page the function does nothing. */
const ofPresent =
  (name: keyof PageGlobals) =>
  (...given: unknown[]): unknown =>
    (present?.globals[name] as ((...given: unknown[]) => unknown) | undefined)?.(...given);

/** The Date of the present page. The page's clock stands still until a scenario advances it. */
export class PageDate extends Date {
  static override now = (): number => present?.time ?? Date.now();

  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(PageDate.now());
    else super(...given);
  }
}

/** The globals for the packages. Packages outlive a page, so these globals delegate to the present page. */
export const sharedGlobals: PageGlobals = {
  setTimeout: ofPresent('setTimeout'),
  clearTimeout: ofPresent('clearTimeout'),
  setInterval: ofPresent('setInterval'),
  clearInterval: ofPresent('clearInterval'),
  setImmediate: ofPresent('setImmediate'),
  Date: PageDate,
  fetch: ofPresent('fetch'),
  crypto: objectOfPresent('crypto', crypto),
  console: objectOfPresent('console', console),
  BroadcastChannel: constructorOfPresent('BroadcastChannel'),
  MessageChannel: constructorOfPresent('MessageChannel'),
};

/** Returns a constructor that calls the constructor of this name in the present page. */
function constructorOfPresent(name: keyof PageGlobals): unknown {
  return function (...given: unknown[]): unknown {
    return Reflect.construct(present?.globals[name] as new () => object, given);
  };
}

/** Returns a proxy for a global object of the open page. @param otherwise the object to use while no page is open */
function objectOfPresent(name: keyof PageGlobals, otherwise: object): object {
  return new Proxy(otherwise, {
    get: (_own, member): unknown =>
      Reflect.get(Object(present ? present.globals[name] : otherwise) as object, member),
  });
}

/** Globals of Node that are replaced by those of the present page. */
const replaced = ['navigator', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent'];

/** Globals that a window inherits, so that they are not among its own names. */
const inherited = ['window', 'self', 'document', 'location', 'history', 'sessionStorage', 'localStorage'];

let isInstalled = false;

/** Defines the names of a window as globals of this process, with the values of the present page. */
function installNames(window: object): void {
  if (isInstalled) return;
  isInstalled = true;
  const own = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of new Set([...own, ...replaced, ...inherited])) {
    const original = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: (): unknown =>
        present ? Reflect.get(present.window, name) : (original?.value ?? original?.get?.call(globalThis)),
      set: (value: unknown) => {
        if (present) Reflect.set(present.window, name, value);
      },
    });
  }
}
