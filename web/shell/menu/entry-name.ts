import type { MenuNode } from './menu-node.ts';
import { targetOf } from './page-target.ts';

/** An address inside the product. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The name of the entry that opens the legacy page at this address (S-2.3-01); null when no entry does. Pages that the
 * SPA draws itself have titles of their own.
 */
export function entryNameAt(
  nodes: readonly MenuNode[],
  { pathname, search }: Address,
  origin: string,
): string | null {
  for (const node of nodes) {
    const target = node.page?.kind === 'current' ? null : targetOf(node, origin);
    if (target?.as === 'route' && target.path === pathname + search) return node.name;
    const below = entryNameAt(node.items, { pathname, search }, origin);
    if (below !== null) return below;
  }
  return null;
}
