import type { MenuNode } from './menu-node.ts';

/** The first rows of a menu, as they are rendered. */
interface LeadingRows {
  readonly nodes: readonly MenuNode[];
  /** True if these are all rows of the menu. */
  readonly isAll: boolean;
}

/**
 * Returns the first rows of a menu: groups, and the entries of open groups. A group that keeps all its entries is
 * returned as the same object.
 * @param most maximum number of rows
 */
export function leadingRows(
  nodes: readonly MenuNode[],
  most: number,
  isOpen: (group: MenuNode) => boolean,
): LeadingRows {
  let left = most;
  let isAll = true;
  const take = (from: readonly MenuNode[]): MenuNode[] => {
    const taken: MenuNode[] = [];
    for (const node of from) {
      if (left === 0) {
        isAll = false;
        break;
      }
      left -= 1;
      taken.push(node.items.length > 0 && isOpen(node) ? begun(node) : node);
    }
    return taken;
  };
  const begun = (group: MenuNode): MenuNode => {
    const items = take(group.items);
    if (items.length === group.items.length && items.every((item, at) => item === group.items[at]))
      return group;
    // A group without entries would be rendered as an entry, so it has at least one.
    return items.length > 0 ? { ...group, items } : { ...group, items: group.items.slice(0, 1) };
  };
  return { nodes: take(nodes), isAll };
}
