import { Storage } from 'happy-dom';
import { initOf, type ServerUnderTest } from '../server.ts';
import { translate } from '../translation.ts';
import type { Bundle } from './bundle.ts';
import { Cookies } from './cookies.ts';
import { Frames } from './frames.ts';
import { HeldResponses, type RequestToHold, type Wait } from './held-responses.ts';
import { refuseFlaws } from './page-flaws.ts';
import { Page, type PageWindow, type TabStorage, type WindowSize } from './page.ts';

/** The server and the SPA built for Node. */
export interface Product {
  readonly server: ServerUnderTest;
  readonly bundle: Bundle;
}

/** A request of a tab, with its response. */
interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request; empty for none. */
  readonly body: string;
  readonly status: number;
  readonly responseHeaders: Headers;
}

/** Maximum time in which a page comes to rest, milliseconds. */
const longestWork = 20_000;

/** Maximum number of successive page loads, redirects included, until a page rests. */
const mostLoads = 20;

/**
 * A tab of a simulated browser: cookies, storage and a page. A page load requests the document, follows redirects, closes
 * the page before, and runs the SPA if the document has its root. `rest` waits until nothing of this is going on.
 */
export class Tab {
  readonly cookies: Cookies;
  readonly storage = {
    sessionStorage: new Storage(),
    localStorage: new Storage(),
  } as unknown as TabStorage;
  readonly requests: SentRequest[] = [];
  /** Lines that pages wrote to the console: level and text. */
  readonly console: string[] = [];
  /** The windows that pages have opened and that are not loaded yet. */
  readonly opened: OpenedWindow[] = [];
  blocksWindows = false;
  /** True if the browser translates each page that it loads from now on. */
  isTranslated = false;
  /** Functions that change the responses of a path before the page gets them. */
  readonly changedResponses = new Map<string, (response: Response) => Promise<Response>>();
  readonly #held = new HeldResponses();
  readonly #frames = new Frames();
  readonly #product: Product;
  #page: Page | undefined;
  #size: WindowSize = { width: 1440, height: 900 };
  #loading: Promise<void> | null = null;
  /** Resolves when the response of a page load is held. The present page then stays until the release. */
  #heldLoad = Promise.withResolvers<void>();
  readonly #waitOutside: Wait = async (end) => this.#page?.activity.outside(end);
  readonly #holdLoad: Wait = (end) => {
    this.#heldLoad.resolve();
    return end;
  };

  constructor(product: Product, cookies = new Cookies()) {
    this.#product = product;
    this.cookies = cookies;
  }

  get window(): PageWindow {
    if (!this.#page) throw new Error('No page is open: open one with a step before this one');
    return this.#page.window;
  }

  get isOpen(): boolean {
    return this.#page !== undefined;
  }

  /** The parts of the page whose texts screen readers have announced. */
  get announced(): Element[] {
    return this.#page?.liveRegions.announced ?? [];
  }

  /** Loads a page, follows redirects, and waits until it rests. */
  async open(path: string): Promise<void> {
    await this.#load(new URL(path, this.#product.server.origin));
    await this.rest();
  }

  /** Waits until the page, and every page that it redirects to, is at rest. */
  async rest(): Promise<void> {
    for (let loads = 0; loads < mostLoads; loads += 1) {
      const loading = this.#loading;
      await Promise.race([loading, this.#heldLoad.promise]);
      if ((await this.#page?.activity.rest(longestWork)) === false)
        throw new Error(`The page still has pending work after ${longestWork / 1_000} s`);
      if (loading !== this.#loading || this.#loadFrames()) continue;
      return this.#page && refuseFlaws(this.#page.window.document);
    }
    throw new Error(
      `Too many redirects: ${mostLoads} pages loaded, the last at ${this.window.location.href}`,
    );
  }

  async goBack(): Promise<void> {
    const { window } = this;
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
    await this.rest();
  }

  /** Advances the clock of the page. */
  async pass(milliseconds: number): Promise<void> {
    await this.#page?.activity.pass(milliseconds);
    await this.rest();
  }

  /**
   * Holds the response of the next request of a method and path. The page waits for the response and counts as at rest.
   * Returns a function that releases the response and waits until the page rests; it throws if no such response has
   * arrived yet.
   */
  holdNext(request: RequestToHold): () => Promise<void> {
    const release = this.#held.hold(request);
    return async () => {
      release();
      this.#heldLoad = Promise.withResolvers();
      await this.rest();
    };
  }

  /** Changes the JSON bodies of the responses of a path before the page gets them. */
  changeBodies<Body>(path: string, change: (body: Body) => unknown): void {
    this.changedResponses.set(path, async (response) =>
      Response.json(change((await response.json()) as Body)),
    );
  }

  /** Changes the size of the window, for this page and later ones. */
  async resize(size: WindowSize): Promise<void> {
    this.#size = size;
    this.#page?.resize(size);
    await this.rest();
  }

  /** Sends a request with the tab's cookies, and stores the cookies of the response. Redirects are not followed. */
  async send(path: string | URL, init: RequestInit = {}): Promise<Response> {
    const { server } = this.#product;
    const address = new URL(path, server.origin);
    const headers = Object.fromEntries(new Headers(init.headers));
    const cookie = this.cookies.header();
    const isEndless = headers['accept']?.includes('text/event-stream') === true;
    const send = isEndless ? server.listen : server.send;
    const response = await send(address, { ...init, headers: { ...headers, ...(cookie && { cookie }) } });
    this.cookies.keep(response.headers);
    this.requests.push({
      method: init.method ?? 'GET',
      path: address.pathname + address.search,
      headers,
      body: typeof init.body === 'string' ? init.body : '',
      status: response.status,
      responseHeaders: response.headers,
    });
    return response;
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }

  async #load(wanted: URL, form?: URLSearchParams): Promise<void> {
    const { address, response } = await this.#document(wanted, this.#holdLoad, form);
    const html = await response.text();
    await this.close();
    const page = new Page(address.href, html, {
      fetch: (input, init) => this.#fetch(page, input, init),
      storage: this.storage,
      size: this.#size,
      cookies: () => this.cookies.readable(),
      navigate: (to, posted) => {
        this.#loading = this.#load(new URL(to), posted);
      },
      print: (level, text) => void this.console.push(`${level}: ${text}`),
      open: (to, features) => this.#openWindow(to, features),
    });
    this.#page = page;
    if (this.isTranslated) translate(page.window.document);
    if (page.window.document.getElementById('root')) this.#product.bundle.run(page.globals);
  }

  /** Starts to load the new frames of the page. @returns false without new frames */
  #loadFrames(): boolean {
    const page = this.#page;
    if (!page) return false;
    const waiting = this.#frames.waiting(page.window.document);
    for (const frame of waiting)
      void page.activity.during(
        this.#frames.load(frame, async (to) => {
          const { address, response } = await this.#document(to, this.#waitOutside);
          return this.#changed(address, response);
        }),
      );
    return waiting.length > 0;
  }

  /**
   * Requests a document and follows redirects.
   * @param wait how the tab waits while the response is held
   * @param form fields posted to the first address
   */
  async #document(
    wanted: URL,
    wait: Wait,
    form?: URLSearchParams,
  ): Promise<{ readonly address: URL; readonly response: Response }> {
    const signal = this.#page?.left ?? null;
    const headers = { accept: 'text/html' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = form && { method: 'POST', headers: { ...headers, ...type }, body: String(form) };
    let address = wanted;
    let response = await this.#request(address, { headers, signal, ...posted }, wait);
    for (let redirects = 0; redirects < mostLoads; redirects += 1) {
      const to = response.headers.get('location');
      if (to === null) break;
      const { hash } = address;
      address = new URL(to, address);
      if (address.hash === '') address.hash = hash;
      response = await this.#request(address, { headers, signal }, wait);
    }
    return { address, response };
  }

  /** `fetch` of a page. A page that was left gets no responses. */
  async #fetch(page: Page, input: string | URL | Request, given?: RequestInit): Promise<Response> {
    const init = await initOf(input, given);
    const address = new URL(input instanceof Request ? input.url : input, page.window.location.href);
    const signal = init.signal ? AbortSignal.any([page.left, init.signal]) : page.left;
    const sent = await this.#request(address, { ...init, signal }, this.#waitOutside);
    const response = await this.#changed(address, sent);
    signal.throwIfAborted();
    return response;
  }

  /** Sends a request of a page, and holds its response if a scenario asked for it. */
  #request(address: URL, init: RequestInit, wait: Wait): Promise<Response> {
    return this.#held.pass(address.pathname, init, this.send(address, init), wait);
  }

  /** Changes a response if a scenario asked for it. */
  async #changed({ pathname }: URL, response: Response): Promise<Response> {
    return (await this.changedResponses.get(pathname)?.(response)) ?? response;
  }

  #openWindow(address: string, features: string): object | null {
    if (this.blocksWindows) return null;
    const { sessionStorage } = this.storage;
    const entries = Object.entries<string>(sessionStorage);
    const sizeOf = (side: string) => Number(new RegExp(`${side}=(\\d+)`).exec(features)?.[1]);
    const opened: OpenedWindow = {
      address: address.replace(this.#product.server.origin, ''),
      width: sizeOf('width'),
      height: sizeOf('height'),
      document: this.window.document.implementation.createHTMLDocument(),
      load: async () => {
        const tab = new Tab(this.#product, this.cookies);
        for (const [key, value] of entries) tab.storage.sessionStorage.setItem(key, value);
        await tab.open(address);
        return tab;
      },
    };
    this.opened.push(opened);
    return {
      closed: false,
      opener: this.window,
      document: opened.document,
      focus: () => undefined,
      location: { replace: (to: string) => void (opened.address = to) },
    };
  }
}

/** A window that a page opened, with a copy of the page's session storage. */
export interface OpenedWindow {
  /** Path and query, or the whole address of another site. */
  address: string;
  /** Requested width in CSS pixels; NaN if the page requested no width. */
  readonly width: number;
  readonly height: number;
  /** The document that the opener can write into. */
  readonly document: Document;
  /** Loads the page of the window in place of the present page, since a process shows one page at a time. */
  load(): Promise<Tab>;
}
