import { define } from './page.ts';

/** The server's response to the request of a frame. */
export interface FrameResponse {
  readonly status: number;
  readonly contentType: string;
  readonly html: string;
}

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

  /** Loads a frame. @param get requests an address; returns null if the server cannot be reached */
  async load(
    frame: HTMLIFrameElement,
    get: (address: string) => Promise<FrameResponse | null>,
  ): Promise<void> {
    const { src } = frame;
    this.#loaded.set(frame, src);
    const response = await get(src);
    if (!frame.isConnected || frame.src !== src) return;
    const { DOMParser, Event } = frame.ownerDocument.defaultView as unknown as typeof globalThis;
    const document = response && new DOMParser().parseFromString(response.html, 'text/html');
    if (document) Object.defineProperty(document, 'contentType', { value: response.contentType });
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
