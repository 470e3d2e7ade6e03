import { inspect } from 'node:util';
import { GlobalWindow } from 'happy-dom';
import { Activity } from './activity.ts';
import type { Chunks } from './chunks.ts';
import { LiveRegions } from './live-regions.ts';
import { isPresent, PageDate, type PageGlobals, setPresentPage } from './globals.ts';

/** The type of a page's window. */
export type PageWindow = Window & typeof globalThis & Pick<GlobalWindow, 'happyDOM'>;

/** The port of a message channel on which the packages receive messages. */
interface MessagePortOfPage {
  onmessage?: (event: { readonly data: unknown }) => void;
}

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

/** One loaded page: a window with its document and scripts. A process shows one page at a time. */
export class Page {
  readonly window: PageWindow;
  readonly globals: PageGlobals;
  readonly liveRegions: LiveRegions;
  readonly #activity = new Activity();
  readonly #channels: BroadcastChannel[] = [];

  /** Creates a page without running its scripts. @param html the document as the server sent it */
  constructor(address: string, html: string, surroundings: PageSurroundings) {
    this.window = new GlobalWindow({
      url: address,
      ...surroundings.size,
      settings,
    }) as unknown as PageWindow;
    this.globals = this.#globalsFor(surroundings);
    equip(this.window, this.globals, surroundings);
    define(this.window, {
      requestAnimationFrame: this.#activity.requestAnimationFrame,
      cancelAnimationFrame: this.#activity.clearTimer,
    });
    this.window.document.write(html);
    this.liveRegions = new LiveRegions(this.window);
    setPresentPage(this);
  }

  /** Runs the SPA from its entry. */
  run(chunks: Chunks): void {
    chunks.runEntry(this.globals);
  }

  /** Milliseconds since 1970 by the page's clock. */
  get time(): number {
    return this.#activity.time;
  }

  get isAtRest(): boolean {
    return this.#activity.isIdle;
  }

  /**
   * Waits until the page has no pending work. @returns false if work is still pending after the limit, in milliseconds
   */
  async rest(limit: number): Promise<boolean> {
    const end = performance.now() + limit;
    // Needs two turns without pending work, since a promise may cause work one turn later.
    for (let turns = 0; turns < 2; turns = this.isAtRest ? turns + 1 : 0) {
      if (performance.now() > end) return false;
      await nextTurn();
    }
    return true;
  }

  /** Counts a promise as pending work until it is settled. */
  during<T>(work: Promise<T>): Promise<T> {
    return this.#activity.during(work);
  }

  /** Waits for an action of the scenario during a request of this page. Meanwhile the page counts as at rest. */
  waitOutside(wait: Promise<void>): Promise<void> {
    return this.#activity.outside(wait);
  }

  /** Advances the page's clock. Timers of up to 50 ms run in real time and do not need this. */
  pass(milliseconds: number): Promise<void> {
    return this.#activity.pass(milliseconds, () => this.rest(1_000));
  }

  resize(size: WindowSize): void {
    const { happyDOM } = this.window;
    // Media queries of happy-dom get their first value at the first event, so one is sent before the change.
    this.window.dispatchEvent(new this.window.Event('resize'));
    happyDOM.setViewport(size);
  }

  /** Leaves the page, ends its timers, and waits for scheduled work, which still needs the window: React would not go on. */
  async close(): Promise<void> {
    this.#activity.end();
    for (const channel of this.#channels) channel.close();
    if (!(await this.rest(longestEnd)))
      throw new Error(`The page that was left still has pending work after ${longestEnd / 1_000} s`);
    if (isPresent(this)) setPresentPage(undefined);
    void this.window.happyDOM.close();
  }

  #globalsFor({ fetch, print }: PageSurroundings): PageGlobals {
    const activity = this.#activity;
    const channels = this.#channels;
    return {
      setTimeout: activity.setTimeout,
      clearTimeout: activity.clearTimer,
      setInterval: activity.setInterval,
      clearInterval: activity.clearTimer,
      setImmediate: activity.setImmediate,
      Date: PageDate,
      fetch: (...given: Parameters<typeof fetch>) =>
        activity.during(
          fetch(...given).then((response) => {
            if (!isStream(response)) void activity.during(response.clone().text()).catch(() => {});
            return response;
          }),
        ),
      crypto: countedCrypto(activity),
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
          channels.push(this);
        }
      },
      // A MessagePort of Node keeps the process alive until it is closed, and each change of a list opens a port.
      MessageChannel: class {
        readonly port1: MessagePortOfPage = {};
        readonly port2 = {
          postMessage: (data: unknown) => activity.setImmediate(() => this.port1.onmessage?.({ data })),
        };
      },
    };
  }
}

/** Resolves after the next turn of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Returns the empty storage of a new tab. */
export function emptyStorage(): TabStorage {
  const { sessionStorage, localStorage, happyDOM } = new GlobalWindow() as unknown as PageWindow;
  void happyDOM.close();
  return { sessionStorage, localStorage };
}

/** Adds to a window the functions that happy-dom lacks or implements unlike a browser. */
function equip(window: PageWindow, globals: PageGlobals, surroundings: PageSurroundings): void {
  const { storage, cookies, navigate, open } = surroundings;
  const { location, document } = window;
  const absolute = (address: string | URL) => new URL(address, location.href).href;
  // Copies property descriptors, because reading a blocked storage throws.
  Object.defineProperties(window, Object.getOwnPropertyDescriptors(storage));
  define(window, {
    ...globals,
    isSecureContext: true,
    // Returns inline styles only: there are no style sheets, and happy-dom takes long to compute styles.
    getComputedStyle: ({ style }: HTMLElement) => style,
    open: (to: string, target?: string, features = '') =>
      target === '_self' ? navigate(absolute(to)) : open(absolute(to), features),
  });
  const go = (to: string | URL) => navigate(absolute(to));
  define(location, { assign: go, replace: go, reload: () => navigate(location.href) });
  // happy-dom would submit a form by its own navigation, which is turned off.
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    const entries = [...new window.FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigate(absolute(form.action), new URLSearchParams(entries));
  });
  const href = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(location), 'href');
  Object.defineProperty(location, 'href', { get: href?.get?.bind(location), set: go });
  Object.defineProperty(document, 'cookie', {
    get: cookies,
    set: () => {},
  });
  // The lists of the component library read keyCode, which neither happy-dom nor user-event sets.
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

/** A stream of events stays open. Every other body is pending work, since that of a deployment comes after its headers. */
const isStream = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Returns a Crypto whose operations count as pending work of the page. */
const countedCrypto = (activity: Activity): Crypto =>
  new Proxy(crypto, {
    get: (own, name) => {
      if (name === 'subtle') return countedSubtle(activity);
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });

const countedSubtle = (activity: Activity): SubtleCrypto =>
  new Proxy(crypto.subtle, {
    get: (own, name) => {
      const action = Reflect.get(own, name) as (...given: unknown[]) => Promise<unknown>;
      return (...given: unknown[]) => activity.during(action.apply(own, given));
    },
  });

/** Defines properties of an object, also in place of inherited ones. */
export function define(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}

/** Returns a value as a console prints it. */
const textOf = (said: unknown): string =>
  typeof said === 'string' ? said : inspect(said, { breakLength: Infinity });
