import { matchKeyOf } from '../../../contracts/api/text.ts';
import type { MenuNode } from './parse-menu.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Returns the entries and groups of a menu, each group before its entries. */
export const everyNode = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.items)]);

/**
 * Returns the place of each group by its key: the names of the groups around it, its own name, and its number among the
 * neighbors of its name. Groups of one name have different places, and a group keeps its place in a new order.
 */
export function placesOf(nodes: readonly MenuNode[], around = ''): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    nodes
      .filter(({ items }) => items.length > 0)
      .flatMap(({ key, name, items }): (readonly [string, string])[] => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const place = JSON.stringify([around, name, count]);
        return [[key, place], ...placesOf(items, place)];
      }),
  );
}

/** Returns the number of entries that open a page. */
export const countItems = (nodes: readonly MenuNode[]): number =>
  everyNode(nodes).filter(({ page }) => page).length;

/** Returns the entry of the shown page, else the entry that the server marks, else null. */
export function currentNode(nodes: readonly MenuNode[], shown: Address): MenuNode | null {
  const all = everyNode(nodes);
  const current = all.find(({ target, page }) => {
    if (target?.as !== 'route') return false;
    if (target.path === shown.pathname + shown.search) return true;
    // A page of the SPA can have addresses below its own, such as a dashboard with an identifier.
    return page?.kind === 'current' && `${shown.pathname}/`.startsWith(`${target.path}/`);
  });
  return current ?? all.find(({ selected, page }) => selected && page) ?? null;
}

/**
 * Returns the name of the entry that opens the legacy page at this address; null if no entry does. Pages of the SPA
 * have their own titles.
 */
export function entryNameAt(nodes: readonly MenuNode[], { pathname, search }: Address): string | null {
  const shown = everyNode(nodes).find(
    ({ page, target }) =>
      page?.kind !== 'current' && target?.as === 'route' && target.path === pathname + search,
  );
  return shown?.name ?? null;
}

/**
 * Returns the entries whose name or keyword contains the text, compared by `matchKeyOf`, inside their groups. A
 * matching group keeps all its entries. The returned entries are the same objects as the given ones.
 */
export function filterMenu(nodes: readonly MenuNode[], text: string): readonly MenuNode[] {
  const wanted = matchKeyOf(text);
  return wanted === '' ? nodes : matching(nodes, wanted);
}

function matching(nodes: readonly MenuNode[], wanted: string): MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.haystack.includes(wanted)) return [node];
    if (node.items.length === 0) return [];
    const items = matching(node.items, wanted);
    return items.length === 0 ? [] : [{ ...node, items }];
  });
}
