type Child = Node | string | null;

/** Returns a new element. An attribute that is false or undefined is left out; null children are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== undefined) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Returns a button that calls `act`. A mouse click does not move the focus out of the product. */
export function button(
  name: string,
  act: () => void,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, name);
  made.addEventListener('click', act);
  return made;
}

/** Returns a link that opens a new tab. Its name tells screen readers so. */
export const link = (text: string, href: string, attributes: Readonly<Record<string, string>> = {}) =>
  element(
    'a',
    { href, target: '_blank', rel: 'noopener', ...attributes },
    text,
    element('span', { class: 'hidden' }, ', opens a new tab'),
  );
