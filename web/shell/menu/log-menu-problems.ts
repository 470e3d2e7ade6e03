import { log } from '../../shared/log.ts';
import type { ParsedMenu } from './menu-node.ts';
import { leadingNowhere, targetsOf } from './targets.ts';

/** Logs the entries of a menu that the product cannot show or open. Addresses are not logged. */
export function logMenuProblems(menu: string, { nodes, oddities }: ParsedMenu, origin: string): void {
  const all = [...oddities, ...leadingNowhere(nodes, targetsOf(nodes, origin))];
  if (all.length > 0) log.warn('A menu has entries that the product cannot show', { menu, oddities: all });
}
