import { log } from '../../shared/log.ts';
import type { ParsedMenu } from './menu-node.ts';
import { leadingNowhere, targetsOf } from './targets.ts';

/** Tells developers what of a menu the product cannot show, or cannot open. The addresses themselves stay out of it. */
export function noteOddities(menu: string, { nodes, oddities }: ParsedMenu, origin: string): void {
  const all = [...oddities, ...leadingNowhere(nodes, targetsOf(nodes, origin))];
  if (all.length > 0) log.warn('A menu has entries that the product cannot show', { menu, oddities: all });
}
