import { define } from './page.ts';

/**
 * Loads the documents of a page's frames. Scripts in these documents do not run, and a frame has only parts of a
 * window. The product gets the load event, as in a browser.
 */
export class Frames {
  readonly #loaded = new WeakMap<HTMLIFrameElement, string>();

  /** Returns the frames of the product whose documents have not been requested. */
  waiting(document: Document): HTMLIFrameElement[] {
    return [...document.getElementsByTagName('iframe')].filter(
      (frame) => isOfProduct(frame) && this.#loaded.get(frame) !== frame.src,
    );
  }

  /** Loads a frame. @param get requests an address; rejects if the server cannot be reached */
  async load(frame: HTMLIFrameElement, get: (address: URL) => Promise<Response>): Promise<void> {
    const { src } = frame;
    this.#loaded.set(frame, src);
    const response = await get(new URL(src)).catch(() => null);
    const html = await response?.text().catch(() => undefined);
    if (!frame.isConnected || frame.src !== src) return;
    const { DOMParser, Event } = frame.ownerDocument.defaultView as unknown as typeof globalThis;
    const document = html === undefined ? null : new DOMParser().parseFromString(html, 'text/html');
    const [contentType = ''] = response?.headers.get('content-type')?.split(';') ?? [];
    if (document) define(document, { contentType });
    const navigation = { responseStatus: response?.status };
    define(frame, {
      contentDocument: document,
      contentWindow: document && { document, performance: { getEntriesByType: () => [navigation] } },
    });
    frame.dispatchEvent(new Event('load'));
  }
}

/** Returns true for a frame of the product. Frames of the sign-in library have no title. */
const isOfProduct = ({ title, src }: HTMLIFrameElement): boolean => title !== '' && src !== '';
