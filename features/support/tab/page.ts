import { inspect } from 'node:util';
import { GlobalWindow } from 'happy-dom';
import { Activity } from './activity.ts';
import { enterPage, leavePage, PageDate, type PageGlobals } from './globals.ts';
import { LiveRegions } from './live-regions.ts';

/** The type of a page's window. */
export type PageWindow = Window & typeof globalThis & Pick<GlobalWindow, 'happyDOM'>;

/** The storage of a tab. */
export type TabStorage = Pick<PageWindow, 'sessionStorage' | 'localStorage'>;

/** The inner size of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The functions and data that a tab provides to its page. */
interface PageSurroundings {
  readonly fetch: typeof fetch;
  readonly storage: TabStorage;
  /** Size of the window, in CSS pixels. */
  readonly size: WindowSize;
  /** Returns the value of `document.cookie`. */
  cookies(): string;
  /** Opens a window; returns null if the browser blocks it. @param features size, in the syntax of `window.open` */
  open(address: string, features: string): object | null;
  /** Loads another page in place of this one. @param form fields of a posted form */
  navigate(address: string, form?: URLSearchParams): void;
  print(level: string, text: string): void;
}

/** Maximum time in which a page that is left comes to rest, milliseconds. */
const longestEnd = 20_000;

const settings = {
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableFallbackToSetURL: true,
  },
  device: { prefersReducedMotion: 'reduce' },
};

/**
 * One loaded page: a window of happy-dom with what it lacks or does unlike a browser (`equip`), the globals of the
 * page's scripts, and the work that these scripts have pending. A process shows one page at a time.
 */
export class Page {
  readonly window: PageWindow;
  readonly globals: PageGlobals;
  readonly activity = new Activity();
  readonly liveRegions: LiveRegions;
  readonly #left = new AbortController();

  /** Creates a page without running its scripts. @param html the document as the server sent it */
  constructor(address: string, html: string, surroundings: PageSurroundings) {
    this.window = new GlobalWindow({
      url: address,
      ...surroundings.size,
      settings,
    }) as unknown as PageWindow;
    this.globals = globalsOf(this, surroundings);
    equip(this, surroundings);
    this.window.document.write(html);
    this.liveRegions = new LiveRegions(this.window);
    enterPage(this);
  }

  /** Is aborted when the page is left. */
  get left(): AbortSignal {
    return this.#left.signal;
  }

  resize(size: WindowSize): void {
    // Media queries of happy-dom get their first value at the first event, so one is sent before the change.
    this.window.dispatchEvent(new this.window.Event('resize'));
    this.window.happyDOM.setViewport(size);
  }

  /** Leaves the page, ends its timers, and waits for scheduled work, which still needs the window: React would not go on. */
  async close(): Promise<void> {
    this.#left.abort();
    this.activity.end();
    if (!(await this.activity.rest(longestEnd)))
      throw new Error(`The page that was left still has pending work after ${longestEnd / 1_000} s`);
    leavePage(this);
    void this.window.happyDOM.close();
  }
}

/** Returns the globals of a page's scripts, which count their work as pending. */
const globalsOf = ({ activity, left }: Page, { fetch, print }: PageSurroundings): PageGlobals => ({
  setTimeout: activity.setTimeout,
  clearTimeout: activity.clearTimer,
  setInterval: activity.setInterval,
  clearInterval: activity.clearTimer,
  setImmediate: activity.setImmediate,
  Date: PageDate,
  fetch: (...given: Parameters<typeof fetch>) =>
    activity.during(
      fetch(...given).then((response) => {
        // The body of a deployment comes after its headers. A stream of events stays open.
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
        if (!isStream) void activity.during(response.clone().text()).catch(() => {});
        return response;
      }),
    ),
  crypto: {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: new Proxy(crypto.subtle, {
      get: (own, name) => {
        const action = Reflect.get(own, name) as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]) => activity.during(action.apply(own, given));
      },
    }),
  },
  console: Object.fromEntries(
    ['error', 'warn', 'info', 'log', 'debug'].map((level) => [
      level,
      (...said: unknown[]) => print(level, said.map(textOf).join(' ')),
    ]),
  ),
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      // A channel that is opened after the page was closed must not keep the process alive.
      (this as unknown as { unref(): void }).unref();
      left.addEventListener('abort', () => this.close());
    }
  },
  // A MessagePort of Node keeps the process alive until it is closed, and each change of a list opens a port.
  MessageChannel: class {
    readonly port1: { onmessage?: (event: { readonly data: unknown }) => void } = {};
    readonly port2 = {
      postMessage: (data: unknown) => activity.setImmediate(() => this.port1.onmessage?.({ data })),
    };
  },
});

/** Returns a value as a console prints it. */
const textOf = (said: unknown): string =>
  typeof said === 'string' ? said : inspect(said, { breakLength: Infinity });

/** Adds to a window the functions that happy-dom lacks or implements unlike a browser. */
function equip({ window, globals, activity }: Page, surroundings: PageSurroundings): void {
  const { storage, cookies, navigate, open } = surroundings;
  const { location, document } = window;
  const absolute = (address: string | URL) => new URL(address, location.href).href;
  // Copies property descriptors, because reading a blocked storage throws.
  Object.defineProperties(window, Object.getOwnPropertyDescriptors(storage));
  define(window, {
    ...globals,
    requestAnimationFrame: activity.requestAnimationFrame,
    cancelAnimationFrame: activity.clearTimer,
    isSecureContext: true,
    // Returns inline styles only: there are no style sheets, and happy-dom takes long to compute styles.
    getComputedStyle: ({ style }: HTMLElement) => style,
    open: (to: string, target?: string, features = '') =>
      target === '_self' ? navigate(absolute(to)) : open(absolute(to), features),
  });
  // The navigation of happy-dom is turned off, since it would make its own requests. `assign` and `replace` set `href`.
  Object.defineProperty(location, 'href', {
    get: () => String(location),
    set: (to: string) => {
      navigate(absolute(to));
    },
  });
  define(location, { reload: () => navigate(location.href) });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    const entries = [...new window.FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigate(absolute(form.action), new URLSearchParams(entries));
  });
  Object.defineProperty(document, 'cookie', { get: cookies, set: () => {} });
  // The lists of the component library read keyCode, which user-event does not set.
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(
      type,
      (event) => define(event, { keyCode: numberOfKey(event.key), which: numberOfKey(event.key) }),
      true,
    );
  }
}

/** `KeyboardEvent.keyCode` of keys other than letters and digits. */
const keyNumbers: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
};

const numberOfKey = (key: string): number =>
  keyNumbers[key] ?? (/^[a-z0-9 ]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0);

/** Defines properties of an object, also in place of inherited ones. */
export function define(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}
