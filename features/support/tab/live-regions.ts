const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** The live regions of a page, in which screen readers announce texts that arrive. */
export class LiveRegions {
  readonly #document: Document;
  /** Regions that came into the page with a text, which a screen reader does not announce. */
  readonly #broughtTexts = new WeakMap<Element, string | null>();

  constructor({ document, MutationObserver }: Pick<typeof globalThis, 'document' | 'MutationObserver'>) {
    this.#document = document;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const added of addedNodes) this.#remember(added);
    });
    observer.observe(document, { childList: true, subtree: true });
  }

  /** The regions whose texts were announced. An alert is announced even if it comes with its text. */
  get announced(): Element[] {
    return [...this.#document.querySelectorAll(regions)].filter(
      (region) => this.#broughtTexts.get(region) !== region.textContent,
    );
  }

  #remember(added: Node): void {
    if (added.nodeType !== added.ELEMENT_NODE) return;
    const element = added as Element;
    const found = [...element.querySelectorAll(regions)];
    for (const region of element.matches(regions) ? [element, ...found] : found)
      if (region.textContent !== '' && region.getAttribute('role') !== 'alert')
        this.#broughtTexts.set(region, region.textContent);
  }
}
