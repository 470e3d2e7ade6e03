import { define } from './page.ts';

/** What a tab knows of the response for a frame. */
export interface FrameResponse {
  readonly status: number;
  readonly contentType: string;
  readonly html: string;
}

/**
 * Gives the frames of a page their documents, as text: their scripts do not run, and they have no window of their own.
 * The product hears that they have loaded, as it does in a browser.
 */
export class Frames {
  readonly #loaded = new WeakMap<HTMLIFrameElement, string>();

  /** Returns the frames of the product whose documents have not been asked for. */
  waiting(document: Document): HTMLIFrameElement[] {
    return [...document.querySelectorAll('iframe')].filter(
      (frame) => isOfProduct(frame) && this.#loaded.get(frame) !== frame.src,
    );
  }

  /** Loads a frame. @param get returns null when the server cannot be reached */
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

/** Those of the sign-in library have no title. */
const isOfProduct = ({ title, src }: HTMLIFrameElement): boolean => title !== '' && src !== '';
