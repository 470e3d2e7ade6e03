/** What may stand in a page: texts and numbers are escaped, markup is not, nothing leaves nothing. */
export type Content = string | number | Markup | readonly Content[] | null | undefined | false;

/** Markup that is safe to write. Only the `html` tag makes it. */
export class Markup {
  readonly #text: string;

  constructor(parts: readonly string[], values: readonly Content[]) {
    this.#text = parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part);
  }

  toString(): string {
    return this.#text;
  }
}

/** Tagged template that escapes every value for element content and for quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Markup =>
  new Markup(parts, values);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return value.map(textOf).join('');
}
