import type { MenuNode } from './menu-node.ts';
import { targetOf } from './page-target.ts';
import { everyNode } from './targets.ts';

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
  const shown = everyNode(nodes).find((node) => {
    const target = node.page?.kind === 'current' ? null : targetOf(node, origin);
    return target?.as === 'route' && target.path === pathname + search;
  });
  return shown?.name ?? null;
}
