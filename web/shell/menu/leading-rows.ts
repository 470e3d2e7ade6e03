import type { MenuNode } from './menu-node.ts';

/** The beginning of a menu, as much of it as is drawn. */
export interface LeadingRows {
  readonly nodes: readonly MenuNode[];
  /** Nothing was left out. */
  readonly isAll: boolean;
}

/**
 * The first rows of a menu: groups, and what is in those that are open. Entries that stay are the very same objects.
 * @param most number of rows
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
    // A group is never drawn empty: without its first entry it would not be one.
    return items.length > 0 ? { ...group, items } : { ...group, items: group.items.slice(0, 1) };
  };
  return { nodes: take(nodes), isAll };
}
