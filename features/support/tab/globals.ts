/** Globals of Node that the SPA's code gets from its page instead. */
export const pageGlobalNames = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'Date',
  'fetch',
  'crypto',
  'console',
  'BroadcastChannel',
  'MessageChannel',
] as const;

export type PageGlobals = Readonly<Record<(typeof pageGlobalNames)[number], unknown>>;

interface PresentPage {
  readonly window: object;
  readonly globals: PageGlobals;
  /** `time` is milliseconds since 1970. */
  readonly activity: { readonly time: number };
}

/** The page that the globals of this process refer to. */
let present: PresentPage | undefined;

/** Lets the globals of this process refer to a page. */
export function enterPage(page: PresentPage): void {
  installNames(page.window);
  present = page;
}

/** Gives the globals of this process back, unless they refer to another page by now. */
export function leavePage(page: PresentPage): void {
  if (present === page) present = undefined;
}

/** The Date of the present page. The page's clock stands still until a scenario advances it. */
export class PageDate extends Date {
  static override now = (): number => present?.activity.time ?? Date.now();

  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(PageDate.now());
    else super(...given);
  }
}

/**
 * The globals for the packages. Packages outlive a page, so each global is a proxy of that of the present page. Without
 * a page, calls do nothing.
 */
export const sharedGlobals = Object.fromEntries(
  pageGlobalNames.map((name) => [name, name === 'Date' ? PageDate : ofPresent(name)]),
) as PageGlobals;

function ofPresent(name: keyof PageGlobals): unknown {
  const ofPage = () => present?.globals[name];
  return new Proxy(function () {}, {
    get: (_own, member): unknown =>
      Reflect.get(Object(ofPage() ?? Reflect.get(globalThis, name)) as object, member),
    apply: (_own, self, given): unknown => (ofPage() as Function | undefined)?.apply(self, given),
    construct: (_own, given) => Reflect.construct(ofPage() as Function, given) as object,
  });
}

/** Further names of a window to install: those that Node has too, and those that a window inherits. */
const otherNames = [
  'navigator',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'window',
  'self',
  'document',
  'location',
  'history',
  'sessionStorage',
  'localStorage',
];

let isInstalled = false;

/** Defines the names of a window as globals of this process, with the values of the present page. */
function installNames(window: object): void {
  if (isInstalled) return;
  isInstalled = true;
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of new Set([...names, ...otherNames])) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    let ofProcess = (): unknown => own?.value ?? own?.get?.call(globalThis);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: (): unknown => (present ? Reflect.get(present.window, name) : ofProcess()),
      // A unit test after the scenarios of this process installs globals of its own.
      set: (value: unknown) => {
        if (present) Reflect.set(present.window, name, value);
        else ofProcess = () => value;
      },
    });
  }
}
