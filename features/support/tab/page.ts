import { inspect } from 'node:util';
import { GlobalWindow } from 'happy-dom';
import { Activity } from './activity.ts';
import type { Chunks, PageGlobals } from './chunks.ts';
import { isPresent, PageDate, setPresentPage } from './globals.ts';

/** The window of a page, as its scripts know it. */
export type PageWindow = Window & typeof globalThis & Pick<GlobalWindow, 'happyDOM'>;

/** The end of a message channel that the packages listen at. */
interface MessagePortOfPage {
  onmessage?: (event: { readonly data: unknown }) => void;
}

/** What the pages of a tab keep. */
export type TabStorage = Pick<PageWindow, 'sessionStorage' | 'localStorage'>;

/** The inside of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** What a page has from the tab around it. */
export interface PageSurroundings {
  readonly fetch: typeof fetch;
  readonly storage: TabStorage;
  /** Of the window, in CSS pixels. */
  readonly size: WindowSize;
  /** The cookies that scripts may read, as `document.cookie` has them. */
  cookies(): string;
  /** Opens another window; returns null when the browser blocks it. @param features its size, as scripts write it */
  open(address: string, features: string): object | null;
  /** Loads another page in place of this one. @param form what a form posts */
  navigate(address: string, form?: URLSearchParams): void;
  print(level: string, text: string): void;
}

const settings = {
  // There are no style sheets to compute anything from.
  disableComputedStyleRendering: true,
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableFallbackToSetURL: true,
  },
  device: { prefersReducedMotion: 'reduce' },
};

/** One page load: a window, its document and what runs in it. A process shows one page at a time. */
export class Page {
  readonly window: PageWindow;
  readonly globals: PageGlobals;
  readonly #activity = new Activity();
  readonly #channels: BroadcastChannel[] = [];

  /** @param html the document as the server sent it */
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

  /** Waits until the page does nothing by itself. @returns false when it still does after the limit, milliseconds */
  async rest(limit: number): Promise<boolean> {
    const end = performance.now() + limit;
    // What a promise leads to shows one turn later.
    for (let turns = 0; turns < 2; turns = this.isAtRest ? turns + 1 : 0) {
      if (performance.now() > end) return false;
      await nextTurn();
    }
    return true;
  }

  /** Counts work for this page until it is settled. */
  during<T>(work: Promise<T>): Promise<T> {
    return this.#activity.during(work);
  }

  /** Waits, within a request of this page, for something that the scenario decides on. The page counts as at rest. */
  waitOutside(wait: Promise<void>): Promise<void> {
    return this.#activity.outside(wait);
  }

  /** Moves the page's clock. Timers of up to 50 ms do not wait for it. */
  pass(milliseconds: number): Promise<void> {
    return this.#activity.pass(milliseconds, () => this.rest(1_000));
  }

  /** Changes the size of the window. */
  resize(size: WindowSize): void {
    const { happyDOM } = this.window;
    // A media query of happy-dom has seen nothing before the first event: without this one it misses that it ends.
    this.window.dispatchEvent(new this.window.Event('resize'));
    happyDOM.setViewport(size);
  }

  /** Leaves the page: its timers end, and what was scheduled still finds its window. */
  async close(): Promise<void> {
    this.#activity.end();
    for (const channel of this.#channels) channel.close();
    await this.rest(1_000);
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
      fetch: (...given: Parameters<typeof fetch>) => activity.during(fetch(...given)),
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
          // One that is opened by what a page still does after its end must not keep the process alive.
          (this as unknown as { unref(): void }).unref();
          channels.push(this);
        }
      },
      // A port of Node keeps the process alive until it is closed, and lists open one at each change.
      MessageChannel: class {
        readonly port1: MessagePortOfPage = {};
        readonly port2 = {
          postMessage: (data: unknown) => activity.setImmediate(() => this.port1.onmessage?.({ data })),
        };
      },
    };
  }
}

/** Returns when everything that waited for the next turn of the event loop has run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Returns the storage of a tab that has shown nothing yet. */
export function emptyStorage(): TabStorage {
  const { sessionStorage, localStorage, happyDOM } = new GlobalWindow() as unknown as PageWindow;
  void happyDOM.close();
  return { sessionStorage, localStorage };
}

/** Gives a window what happy-dom has not, or does in its own way. */
function equip(window: PageWindow, globals: PageGlobals, surroundings: PageSurroundings): void {
  const { storage, cookies, navigate, open } = surroundings;
  const { location, document } = window;
  const absolute = (address: string | URL) => new URL(address, location.href).href;
  // As it is given: a browser may forbid to read it.
  Object.defineProperties(window, Object.getOwnPropertyDescriptors(storage));
  define(window, {
    ...globals,
    isSecureContext: true,
    open: (to: string, target?: string, features = '') =>
      target === '_self' ? navigate(absolute(to)) : open(absolute(to), features),
  });
  const go = (to: string | URL) => navigate(absolute(to));
  define(location, { assign: go, replace: go, reload: () => navigate(location.href) });
  // happy-dom would send a form by its own navigation, which is off.
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
  // The lists of the component library read the number of a key, which neither happy-dom nor user-event gives.
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(
      type,
      (event) => define(event, { keyCode: numberOfKey(event.key), which: numberOfKey(event.key) }),
      true,
    );
  }
}

/** `KeyboardEvent.keyCode` of the keys that are no letters or digits. */
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

/** Cryptography whose work counts as the page's. */
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

/** Gives an object properties, also in place of those that it inherits. */
export function define(target: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}

/** Returns what a console shows of a value. */
const textOf = (said: unknown): string =>
  typeof said === 'string' ? said : inspect(said, { breakLength: Infinity });
