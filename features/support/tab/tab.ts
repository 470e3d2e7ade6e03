import { initOf, type ServerUnderTest } from '../server.ts';
import { translate } from '../translation.ts';
import type { Chunks } from './chunks.ts';
import { Cookies } from './cookies.ts';
import { emptyStorage, Page, type PageWindow, type TabStorage, type WindowSize } from './page.ts';
import { type FrameResponse, Frames } from './frames.ts';
import { HeldResponses, type Wait } from './held-responses.ts';
import { refuseFlaws } from './page-flaws.ts';
import type { SentRequest } from './sent-request.ts';

/** The server and the scripts of the product. */
export interface Product {
  readonly server: ServerUnderTest;
  readonly chunks: Chunks;
}

/** Maximum time in which a page comes to rest, milliseconds. */
const longestWork = 20_000;

/** Maximum number of successive page loads, redirects included, until a page rests. */
const mostLoads = 20;

const rootOfSpa = 'id="root"';

/** A tab of a simulated browser, with cookies, storage and a page. */
export class Tab {
  readonly cookies: Cookies;
  readonly storage: TabStorage = emptyStorage();
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
  /** Its signal is aborted when the page is left. */
  #left = new AbortController();
  #loading: Promise<void> | null = null;
  /** Resolves when the response of a page load is held. The present page then stays until the release. */
  #heldLoad = Promise.withResolvers<void>();
  readonly #waitOutside: Wait = async (end) => this.#page?.waitOutside(end);
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
      if ((await this.#page?.rest(longestWork)) === false)
        throw new Error(`The page still has pending work after ${longestWork / 1_000} s`);
      if (loading !== this.#loading || this.#loadFrames()) continue;
      return refuseFlaws(this.#page?.window.document);
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
    await this.#page?.pass(milliseconds);
    await this.rest();
  }

  /**
   * Holds the response of the next request of a method and path. The page waits for the response and counts as at rest.
   * Returns a function that releases the response and waits until the page rests. The returned function throws if no
   * such response has arrived yet.
   */
  holdNext(request: { readonly method: string; readonly path: string }): () => Promise<void> {
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
    this.#left.abort();
    await this.#page?.close();
    this.#page = undefined;
  }

  /** Starts to load the new frames of the page. @returns false without new frames */
  #loadFrames(): boolean {
    const page = this.#page;
    if (!page) return false;
    const waiting = this.#frames.waiting(page.window.document);
    for (const frame of waiting) void page.during(this.#frames.load(frame, (to) => this.#frame(new URL(to))));
    return waiting.length > 0;
  }

  async #frame(wanted: URL): Promise<FrameResponse | null> {
    try {
      const { address, response } = await this.#followed(wanted, this.#waitOutside);
      const changed = (await this.changedResponses.get(address.pathname)?.(response)) ?? response;
      const [contentType = ''] = (changed.headers.get('content-type') ?? '').split(';');
      return { status: changed.status, contentType, html: await changed.text() };
    } catch {
      return null;
    }
  }

  /**
   * Requests a document and follows redirects.
   * @param wait how the tab waits while the response is held
   * @param form fields posted to the first address
   */
  async #followed(
    wanted: URL,
    wait: Wait,
    form?: URLSearchParams,
  ): Promise<{ readonly address: URL; readonly response: Response }> {
    let address = wanted;
    let response = await this.#document(address, wait, form);
    for (let redirects = 0; redirects < mostLoads; redirects += 1) {
      const to = response.headers.get('location');
      if (to === null) break;
      const { hash } = address;
      address = new URL(to, address);
      if (address.hash === '') address.hash = hash;
      response = await this.#document(address, wait);
    }
    return { address, response };
  }

  async #load(wanted: URL, form?: URLSearchParams): Promise<void> {
    const { address, response } = await this.#followed(wanted, this.#holdLoad, form);
    const html = await response.text();
    await this.close();
    this.#left = new AbortController();
    this.#page = new Page(address.href, html, {
      fetch: (input, init) => this.#fetch(input, init),
      storage: this.storage,
      size: this.#size,
      cookies: () => this.cookies.readable(),
      navigate: (to, posted) => {
        this.#loading = this.#load(new URL(to), posted);
      },
      print: (level, text) => void this.console.push(`${level}: ${text}`),
      open: (to, features) => this.#openWindow(to, features),
    });
    if (this.isTranslated) translate(this.#page.window.document);
    if (html.includes(rootOfSpa)) this.#page.run(this.#product.chunks);
  }

  #document(address: URL, wait: Wait, form?: URLSearchParams): Promise<Response> {
    const accept = 'text/html';
    const init: RequestInit = form
      ? {
          method: 'POST',
          headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
          body: String(form),
        }
      : { headers: { accept } };
    const { signal } = this.#left;
    return this.#held.pass(address.pathname, { ...init, signal }, this.send(address, init), wait);
  }

  /** `fetch` of the page. A page that was left gets no responses. */
  async #fetch(input: string | URL | Request, given?: RequestInit): Promise<Response> {
    const left = this.#left.signal;
    const init = await initOf(input, given);
    const address = new URL(input instanceof Request ? input.url : input, this.window.location.href);
    const signal = init.signal ? AbortSignal.any([left, init.signal]) : left;
    const sent = await this.#held.pass(
      address.pathname,
      { ...init, signal },
      this.send(address, { ...init, signal }),
      this.#waitOutside,
    );
    const response = (await this.changedResponses.get(address.pathname)?.(sent)) ?? sent;
    signal.throwIfAborted();
    return response;
  }

  #openWindow(address: string, features: string): object | null {
    if (this.blocksWindows) return null;
    const { sessionStorage } = this.storage;
    const entries = Object.keys(sessionStorage).map(
      (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
    );
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
