/** Content of an element; null and false add nothing. */
export type Child = Node | string | number | null | undefined | false;

/** Attributes by name. A function is a listener for the event of this name; true is an attribute without a value. */
type Attributes = Readonly<
  Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>
>;

/** Creates an element. Children that are texts are inserted as text, never as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(
    ...children.filter(isShown).map((child) => (typeof child === 'number' ? String(child) : child)),
  );
  return made;
}

/** Creates a button that never submits a form. */
export const button = (label: Child, press: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  element('button', { type: 'button', click: () => press(), ...attributes }, label);

/** Returns the element of the page with this id. @throws {Error} when the page has none */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

/** Returns true if a field has the focus. The value of a focused field must not be overwritten. */
export const isBusy = (field: HTMLElement): boolean => document.activeElement === field;

const isShown = (child: Child): child is Node | string | number =>
  child !== null && child !== undefined && child !== false;
