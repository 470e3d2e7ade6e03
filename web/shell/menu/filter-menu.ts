import type { MenuNode } from './menu-node.ts';

/**
 * Returns the entries whose name or keyword contains the text in upper or lower case, inside their groups (S-2.4-22 to
 * S-2.4-25). A matching group keeps all its entries. The returned entries are the same objects as the given ones.
 */
export function filterMenu(nodes: readonly MenuNode[], text: string): readonly MenuNode[] {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted === '' ? nodes : matching(nodes, wanted);
}

/** Returns the number of entries that open a page. */
export const countItems = (nodes: readonly MenuNode[]): number =>
  nodes.reduce((count, { items, page }) => count + (page ? 1 : 0) + countItems(items), 0);

function matching(nodes: readonly MenuNode[], wanted: string): MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.haystack.includes(wanted)) return [node];
    if (node.items.length === 0) return [];
    const items = matching(node.items, wanted);
    return items.length === 0 ? [] : [{ ...node, items }];
  });
}
