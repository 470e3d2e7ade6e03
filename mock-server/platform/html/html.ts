/** A value of the `html` tag: texts and numbers are escaped, markup is not; null, undefined and false add nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | null | undefined | false;

/** Escaped markup, created by the `html` tag only. */
export class Html {
  readonly #markup: string;

  constructor(strings: readonly string[], values: readonly HtmlValue[]) {
    this.#markup = strings.reduce((markup, part, index) => markup + markupOf(values[index - 1]) + part);
  }

  toString(): string {
    return this.#markup;
  }
}

/** Template tag that escapes every value, for element content and for quoted attributes. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings, values);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return value.map(markupOf).join('');
}
