import { isRecord } from '../../shared/parse.ts';
import { isPageKind } from './page-kinds.ts';
import type { MenuNode, MenuPage, ParsedMenu } from './menu-node.ts';

/** Maximum depth of groups. Deeper entries are shown at this depth, in one list. */
const deepestLevel = 3;

/**
 * Parses the entries of a menu: in their order (S-3-44), each in its group (S-3-45), without the hidden ones (S-3-48). A
 * malformed entry is shown as far as possible, or dropped, and reported in `oddities`.
 */
export function parseMenu(value: unknown): ParsedMenu {
  const oddities: string[] = [];
  const note = (oddity: string) => oddities.push(oddity);
  const raws = recordsIn(value, note);
  const nodes = inOrder(grouped(raws)).flatMap((raw, place) => nodesOf(raw, `${place}`, 1, note));
  return { nodes, oddities: [...new Set(oddities)] };
}

/** Shortens a text of the server for the log. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

type Raw = Readonly<Record<string, unknown>>;
type Note = (oddity: string) => void;

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

/** Moves each top-level entry that names a group into that group (S-3-45). Creates the group if it is missing. */
function grouped(raws: readonly Raw[]): Raw[] {
  const strays = raws.filter((raw) => isStray(raw));
  if (strays.length === 0) return [...raws];
  const groups: Raw[] = raws.filter((raw) => !isStray(raw));
  for (const stray of strays) {
    const at = groups.findIndex(({ name }) => name === stray['subMenu']);
    const group = groups[at] ?? { name: stray['subMenu'], index: stray['index'], items: [] };
    const items = Array.isArray(group['items']) ? (group['items'] as unknown[]) : [];
    groups.splice(at < 0 ? groups.length : at, 1, { ...group, items: [...items, stray] });
  }
  return groups;
}

const isStray = ({ subMenu, items, name }: Raw): boolean =>
  textOf(subMenu) !== null && subMenu !== name && items === undefined;

/** Sorts entries by index. Entries without an index come last. */
function inOrder(raws: readonly Raw[]): Raw[] {
  const placeOf = ({ index }: Raw) =>
    typeof index === 'number' && Number.isFinite(index) ? index : Number.MAX_SAFE_INTEGER;
  return raws.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Parses an entry. Returns no node for an entry that is not shown. */
function nodesOf(raw: Raw, key: string, level: number, note: Note): MenuNode[] {
  if (raw['hidden'] === true) return [];
  const page = pageOf(raw['page'], note);
  const items = itemsOf(raw, key, level, note);
  const name = nameOf(raw, page, note);
  if (items.length === 0 && !page) {
    const heldNothingElse = Array.isArray(raw['items']);
    if (!heldNothingElse) note(`"${shortened(name)}" opens nothing`);
    return [];
  }
  const node = marked(raw, { key, name, page, items });
  // A page with entries below it becomes the first of them.
  return page && items.length > 0
    ? [{ ...node, page: null, items: [{ ...node, key: `${key}.own`, items: [] }, ...items] }]
    : [node];
}

function itemsOf(raw: Raw, key: string, level: number, note: Note): MenuNode[] {
  const own = inOrder(recordsIn(raw['items'], note));
  if (level < deepestLevel) {
    return own.flatMap((item, place) => nodesOf(item, `${key}.${place}`, level + 1, note));
  }
  if (own.some(({ items }) => Array.isArray(items))) note('groups lie too deep in each other');
  return leavesOf(own, note).flatMap((item, place) => nodesOf(item, `${key}.${place}`, level + 1, note));
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

function marked(raw: Raw, node: Pick<MenuNode, 'key' | 'name' | 'page' | 'items'>): MenuNode {
  const keyword = textOf(raw['keyword']);
  return {
    ...node,
    keyword,
    haystack: `${node.name}\n${keyword ?? ''}`.toLocaleLowerCase(),
    icon: textOf(raw['icon']),
    icon2: textOf(raw['icon2']),
    initials: textOf(raw['initials']),
    badge: textOf(raw['badge']),
    isSelected: raw['selected'] === true,
    isDisabled: raw['isDisabled'] === true || (node.page !== null && !isPageKind(node.page.kind)),
    edit: raw['edit'] === true,
    print: raw['print'] === true,
    view: raw['view'] === true,
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
