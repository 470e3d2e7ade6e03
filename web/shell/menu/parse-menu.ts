import { matchKeyOf } from '../../../contracts/api/text.ts';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { isNumber, isRecord } from '../../shared/parse.ts';
import type { DrawerChoice } from '../../shared/store/ui-slice.ts';
import { isPageKind, type MenuPage, type Target, targetOf } from './target.ts';

/** A parsed entry of a menu: an entry that opens a page, or a group of entries. */
export interface MenuNode {
  /** Key that is unique among all menus. A new order of the entries changes their keys. */
  readonly key: string;
  readonly name: string;
  /** Place among its neighbors. */
  readonly index: number;
  /** The drawer of an entry outside of groups. */
  readonly drawer: DrawerChoice;
  /** Text for the filter: name and keyword as `matchKeyOf` gives them. */
  readonly haystack: string;
  readonly keyword: string | null;
  /** The page that the entry opens; null for a group. */
  readonly page: MenuPage | null;
  /** What the entry opens; null for a group and for an entry that opens nothing. */
  readonly target: Target | null;
  readonly icon: string | null;
  readonly icon2: string | null;
  readonly initials: string | null;
  readonly badge: string | null;
  readonly selected: boolean;
  readonly isDisabled: boolean;
  readonly edit: boolean;
  readonly print: boolean;
  readonly view: boolean;
  readonly items: readonly MenuNode[];
  /** True for a group that only its entries name. It joins a group of its name in another menu. */
  readonly isNamedOnly: boolean;
}

interface ParsedMenu {
  readonly nodes: readonly MenuNode[];
  /** What the product cannot show, as texts for developers, without addresses. */
  readonly oddities: readonly string[];
}

/** The drawers whose menus belong to the user, not to the open loan, by the name of the menu. */
export const userDrawers = {
  reports: 'Reports',
  delivery: 'Delivery',
  resources: 'Resources',
  rates: 'Rates',
} as const satisfies Readonly<Record<MenuName, DrawerChoice>>;
export type UserDrawer = (typeof userDrawers)[MenuName];

/** Maximum depth of groups. Deeper entries are shown at this depth, in one list. */
const deepestLevel = 3;

/**
 * Parses the entries of a menu: in their order, each in its group, without the hidden ones. A malformed entry is shown
 * as far as possible, or dropped, and reported in `oddities`. Parsed entries are not parsed again, since storage has
 * the response: they could change their order.
 * @param own drawer of the menu. An entry is in the drawer that it names, if both are drawers of the user
 * @param origin origin of this site; addresses of other sites open only in windows
 */
export function parseMenu(value: unknown, own: DrawerChoice, origin: string): ParsedMenu {
  const oddities = new Set<string>();
  const context: Context = { own, origin, note: (oddity) => void oddities.add(oddity) };
  const raws = recordsIn(value, context.note);
  const nodes = inOrder(grouped(raws, own)).flatMap((raw, place) =>
    nodesOf(raw, `${own}.${place}`, 1, context),
  );
  return { nodes, oddities: [...oddities] };
}

/** Shortens a text of the server for the log. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface Context {
  readonly own: DrawerChoice;
  readonly origin: string;
  readonly note: Note;
}

type Raw = Readonly<Record<string | symbol, unknown>>;
type Note = (oddity: string) => void;

function drawerOf({ drawer }: Raw, own: DrawerChoice): DrawerChoice {
  if (own === 'Loan') return own;
  return Object.values(userDrawers).find((one) => one === drawer) ?? own;
}

function recordsIn(value: unknown, note: Note): Raw[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    note('a list of entries is no list');
    return [];
  }
  return value.filter((entry): entry is Raw => {
    const isEntry = isRecord(entry);
    if (!isEntry) note('an entry is no object');
    return isEntry;
  });
}

/** Moves each top-level entry that names a group into that group. Creates the group if it is missing. */
function grouped(raws: readonly Raw[], own: DrawerChoice): Raw[] {
  const strays = raws.filter((raw) => isStray(raw));
  if (strays.length === 0) return [...raws];
  const groups: Raw[] = raws.filter((raw) => !isStray(raw));
  for (const stray of strays) {
    const { subMenu, index, drawer } = stray;
    const at = groups.findIndex(
      (group) => group['name'] === subMenu && drawerOf(group, own) === drawerOf(stray, own),
    );
    const group = groups[at] ?? { name: subMenu, index, drawer, items: [], [namedOnly]: true };
    const items = Array.isArray(group['items']) ? (group['items'] as unknown[]) : [];
    groups.splice(at < 0 ? groups.length : at, 1, { ...group, items: [...items, stray] });
  }
  return groups;
}

/** Marks a group that no entry of the response is. */
const namedOnly = Symbol('named only');

const isStray = ({ subMenu, items, name }: Raw): boolean =>
  textOf(subMenu) !== null && subMenu !== name && items === undefined;

/** Sorts entries by index. Entries without an index come last. */
function inOrder(raws: readonly Raw[]): Raw[] {
  return raws.toSorted((one, other) => indexOf(one) - indexOf(other));
}

const indexOf = ({ index }: Raw): number => (isNumber(index) ? index : Number.MAX_SAFE_INTEGER);

/** Parses an entry. Returns no node for an entry that is not shown. */
function nodesOf(raw: Raw, key: string, level: number, context: Context): MenuNode[] {
  const { note } = context;
  if (raw['hidden'] === true) return [];
  const page = pageOf(raw['page'], note);
  const items = itemsOf(raw, key, level, context);
  const name = nameOf(raw, page, note);
  if (items.length === 0 && !page) {
    const heldNothingElse = Array.isArray(raw['items']);
    if (!heldNothingElse) note(`"${shortened(name)}" opens nothing`);
    return [];
  }
  const node = marked(raw, { key, name, page, items }, context);
  // A page with entries below it becomes the first of them.
  return page && items.length > 0
    ? [{ ...node, page: null, target: null, items: [{ ...node, key: `${key}.own`, items: [] }, ...items] }]
    : [node];
}

function itemsOf(raw: Raw, key: string, level: number, context: Context): MenuNode[] {
  const { note } = context;
  const own = inOrder(recordsIn(raw['items'], note));
  if (level < deepestLevel) {
    return own.flatMap((item, place) => nodesOf(item, `${key}.${place}`, level + 1, context));
  }
  if (own.some(({ items }) => Array.isArray(items))) note('groups lie too deep in each other');
  return leavesOf(own, note).flatMap((item, place) => nodesOf(item, `${key}.${place}`, level + 1, context));
}

/** Returns the visible entries at any depth, without groups. Uses a loop: deep recursion could overflow the stack. */
function leavesOf(raws: readonly Raw[], note: Note): Raw[] {
  const leaves: Raw[] = [];
  const waiting = raws.toReversed();
  for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
    if (raw['hidden'] === true) continue;
    const items = recordsIn(raw['items'], note);
    const { items: _below, ...leaf } = raw;
    if (leaf['page'] || items.length === 0) leaves.push(leaf);
    waiting.push(...inOrder(items).toReversed());
  }
  return leaves;
}

function marked(
  raw: Raw,
  node: Pick<MenuNode, 'key' | 'name' | 'page' | 'items'>,
  { own, origin, note }: Context,
): MenuNode {
  const { name, page } = node;
  const keyword = textOf(raw['keyword']);
  const isKnown = page === null || isPageKind(page.kind);
  const isDisabled = raw['isDisabled'] === true || !isKnown;
  const target = targetOf({ name, page, isDisabled }, origin);
  if (page && !isDisabled && !target) note(`"${shortened(name)}" has an address that nothing may open`);
  return {
    ...node,
    target,
    isDisabled,
    index: indexOf(raw),
    drawer: drawerOf(raw, own),
    keyword,
    haystack: [name, keyword ?? ''].map(matchKeyOf).join('\n'),
    icon: textOf(raw['icon']),
    icon2: textOf(raw['icon2']),
    initials: textOf(raw['initials']),
    badge: textOf(raw['badge']),
    selected: raw['selected'] === true,
    edit: raw['edit'] === true,
    print: raw['print'] === true,
    view: raw['view'] === true,
    isNamedOnly: raw[namedOnly] === true,
  };
}

function nameOf(raw: Raw, page: MenuPage | null, note: Note): string {
  const name = textOf(raw['name']);
  if (name !== null) return name;
  note('an entry has no name');
  return page?.name || 'Unnamed';
}

function pageOf(value: unknown, note: Note): MenuPage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, address, kind } = value as Raw;
  const page = { name: textOf(name) ?? '', address: textOf(address) ?? '', kind: textOf(kind) ?? '' };
  if (!isPageKind(page.kind)) note(`no such kind of page: "${shortened(page.kind)}"`);
  return page;
}

/** Parses a text; null for a blank one. Control characters become spaces, since they could break a line or the log. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replaceAll(/\p{Cc}/gu, ' ').trim();
  return text === '' ? null : text;
}
