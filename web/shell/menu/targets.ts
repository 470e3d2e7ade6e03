import type { MenuNode } from './menu-node.ts';
import { type Target, targetOf } from './page-target.ts';
import { shortened } from './parse-menu.ts';

/** Targets of the entries of a menu, by key. */
type Targets = ReadonlyMap<string, Target | null>;

/** Returns the entries and groups of a menu, each group before its entries. */
export const everyNode = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.items)]);

export function targetsOf(nodes: readonly MenuNode[], origin: string): Targets {
  return new Map(everyNode(nodes).map((node) => [node.key, targetOf(node, origin)]));
}

/** Returns the key of the shown page's entry, else of the entry that the server marks (S-3-49), else null. */
export function currentKeyOf(
  nodes: readonly MenuNode[],
  targets: Targets,
  shown: { readonly pathname: string; readonly search: string },
): string | null {
  const all = everyNode(nodes);
  const current = all.find(({ key, page }) => {
    const target = targets.get(key);
    if (target?.as !== 'route') return false;
    if (target.path === shown.pathname + shown.search) return true;
    // A page of the SPA can have addresses below its own, such as a dashboard with an identifier.
    return page?.kind === 'current' && `${shown.pathname}/`.startsWith(`${target.path}/`);
  });
  return (current ?? all.find(({ isSelected, page }) => isSelected && page))?.key ?? null;
}

/** Returns a text for developers about each enabled entry of a known kind that opens no page. */
export const leadingNowhere = (nodes: readonly MenuNode[], targets: Targets): readonly string[] =>
  everyNode(nodes)
    .filter(({ key, page, isDisabled }) => page !== null && !isDisabled && !targets.get(key))
    .map(({ name }) => `"${shortened(name)}" has an address that nothing may open`);
