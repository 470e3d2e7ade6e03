import type { PageGlobals } from './chunks.ts';

/** What the process's code needs of a page. */
export interface PresentPage {
  readonly window: object;
  readonly globals: PageGlobals;
  /** Milliseconds since 1970 by the page's clock. */
  readonly time: number;
}

let present: PresentPage | undefined;

/** Makes a page, or none, the one that all code of this process acts on. */
export function setPresentPage(page: PresentPage | undefined): void {
  if (page) installNames(page.window);
  present = page;
}

/** Whether this is the page that all code of this process acts on. */
export const isPresent = (page: PresentPage): boolean => present === page;

/** Returns what the present page has under the name; the call of a function without a page does nothing. */
const ofPresent =
  (name: keyof PageGlobals) =>
  (...given: unknown[]): unknown =>
    (present?.globals[name] as ((...given: unknown[]) => unknown) | undefined)?.(...given);

/** The time of the present page: its clock stands still until a scenario moves it. */
export class PageDate extends Date {
  static override now = (): number => present?.time ?? Date.now();

  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(PageDate.now());
    else super(...given);
  }
}

/** What the packages get, which outlive a page: each acts on the present one. */
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

/** Returns a constructor that makes what the present page's makes: called with `new`, a function returns its own object. */
function constructorOfPresent(name: keyof PageGlobals): unknown {
  return function (...given: unknown[]): unknown {
    return Reflect.construct(present?.globals[name] as new () => object, given);
  };
}

/** Returns an object that has the members of the present page's. @param otherwise without a page */
function objectOfPresent(name: keyof PageGlobals, otherwise: object): object {
  return new Proxy(otherwise, {
    get: (_own, member): unknown =>
      Reflect.get(Object(present ? present.globals[name] : otherwise) as object, member),
  });
}

/** Names that Node knows too, and that mean those of the page. */
const replaced = ['navigator', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent'];

/** Inherited by a window, so they are not among its own names. */
const inherited = ['window', 'self', 'document', 'location', 'history', 'sessionStorage', 'localStorage'];

let isInstalled = false;

/** Makes the names of a window known to all code of this process, each with the value of the present page. */
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
