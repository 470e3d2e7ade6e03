import type { Match, Search } from './search.ts';

const most = 30;

/**
 * Adds the search to the bar: `/` focuses it, arrow keys choose a result, Enter opens it, Escape closes the list. The
 * index is downloaded when the search is first used.
 */
export function startSearchBox(place: HTMLElement, root: string): void {
  const input = element('input', {
    type: 'search',
    id: 'site-search',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  input.placeholder = 'Search: error 404, closer landing, S-4.3-06, area:loan';
  const list = element('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Search results' });
  const status = element('p', { class: 'search-status', role: 'status' });
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': 'Search the specification',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-keyshortcuts': '/',
  })) {
    input.setAttribute(name, value);
  }
  const panel = element('div', { class: 'search-panel' });
  panel.append(status, list);
  panel.hidden = true;
  place.append(input, panel);
  place.hidden = false;

  let search: Search | null = null;
  let active = -1;

  const show = (): void => {
    const isAsked = input.value.trim() !== '';
    panel.hidden = !isAsked;
    if (isAsked && search === null) status.textContent = 'Reading the index …';
    if (!isAsked || search === null) return;
    const { entries, total, words } = search(input.value, most);
    status.textContent = statusOf(entries.length, total);
    list.replaceChildren(...entries.map((entry, index) => optionOf(entry, words, index, root)));
    activate(-1);
  };

  const activate = (index: number): void => {
    active = index;
    const options = [...list.children];
    for (const [position, option] of options.entries()) {
      option.setAttribute('aria-selected', String(position === index));
    }
    const option = options[index];
    input.setAttribute('aria-expanded', String(!panel.hidden && options.length > 0));
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
    option?.scrollIntoView({ block: 'nearest' });
  };

  const close = (): void => {
    panel.hidden = true;
    activate(-1);
  };

  const readIndex = (): void => {
    if (document.getElementById('search-index') !== null) return;
    const index = element('script', { id: 'search-index', src: `${root}assets/index.js` });
    const engine = element('script', { src: `${root}assets/search.js` });
    // The scripts run in this order, whichever is downloaded first.
    for (const script of [index, engine]) script.async = false;
    engine.addEventListener('load', () => {
      search = Reflect.get(globalThis, 'specificationSearch') as Search;
      show();
    });
    document.head.append(index, engine);
  };

  input.addEventListener('focus', readIndex);
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const last = list.children.length - 1;
    if (event.key === 'ArrowDown') activate(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') activate(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter') list.querySelectorAll('a')[Math.max(active, 0)]?.click();
    else if (event.key === 'Escape') {
      if (panel.hidden) input.blur();
      close();
    } else return;
    event.preventDefault();
  });
  place.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget))) close();
  });
  // Closes the list, since a result may be on this page.
  list.addEventListener('click', close);
  input.addEventListener('focus', show);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Returns a search result as an option of the list. The option is a link, so that users can open it in a new tab. */
function optionOf(
  { what, title, text, address, why }: Match,
  found: readonly string[],
  index: number,
  root: string,
): HTMLElement {
  const option = element('a', {
    id: `found-${index}`,
    role: 'option',
    'aria-selected': 'false',
    href: `${root}${address}`,
    tabindex: '-1',
  });
  const kind = element('span', { class: 'what' });
  kind.textContent = what;
  const name = element('b', {});
  // Titles are not shortened, since they begin with an id.
  name.append(...marked(title, found, Number.POSITIVE_INFINITY));
  const words = element('span', { class: 'text' });
  words.append(...marked(text, found));
  const reason = element('span', { class: 'why' });
  reason.textContent = why;
  option.append(kind, ' ', name, ' ', words, ' ', reason);
  return option;
}

function marked(text: string, found: readonly string[], visible?: number): Node[] {
  return piecesOf(text, found, visible).map((piece) => {
    if (!piece.isFound) return document.createTextNode(piece.text);
    const mark = element('mark', {});
    mark.textContent = piece.text;
    return mark;
  });
}

function statusOf(shown: number, total: number): string {
  if (total === 0) return 'No results.';
  return shown < total
    ? `The best ${shown} of ${total} results.`
    : `${total} result${total === 1 ? '' : 's'}.`;
}

/** Returns true for a field that takes text, or whose value keys change. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}

/** Makes an element with attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A piece of a text. `isFound` marks the pieces that match the query. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Number of characters before the first match in a shortened text. */
const before = 24;

/**
 * Splits a text into pieces, so that the found words can be highlighted. A long text begins shortly before the first
 * match.
 * @param visible number of characters at the start that the reader sees anyway
 */
export function piecesOf(text: string, words: readonly string[], visible = 60): Piece[] {
  const pattern = patternOf(words);
  if (pattern === null) return [{ text, isFound: false }];
  const first = text.search(pattern);
  const from = first > visible ? text.lastIndexOf(' ', first - before) + 1 : 0;
  const shown = from === 0 ? text : `… ${text.slice(from)}`;
  return shown
    .split(pattern)
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function patternOf(words: readonly string[]): RegExp | null {
  const wanted = words.filter((word) => word.length > 1).toSorted((one, other) => other.length - one.length);
  if (wanted.length === 0) return null;
  const escaped = wanted.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(${escaped.join('|')})`, 'gi');
}
