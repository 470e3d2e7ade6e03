import type { RuleView } from './rules.ts';

/** Further properties by which rules can be filtered, besides area, kind, level and verdict. */
export const traitWords = {
  changed: 'a test changed since its review',
  'not-reviewed': 'a test not reviewed',
  picture: 'a picture',
  'no-picture': 'no picture',
  'killed-mutant': 'a killed mutant',
  'open-mutant': 'a mutant stale or not killed',
} as const;
export type Trait = keyof typeof traitWords;

/** Returns the traits of a rule. */
export function traitsOf({ reviews, pictures, mutants }: RuleView): Trait[] {
  const traits: readonly (readonly [Trait, boolean])[] = [
    ['changed', reviews.changed > 0],
    ['not-reviewed', reviews['not reviewed'] > 0],
    ['picture', pictures.length > 0],
    ['no-picture', pictures.length === 0],
    ['killed-mutant', mutants.some(({ state }) => state === 'killed')],
    ['open-mutant', mutants.some(({ state }) => state !== 'killed')],
  ];
  return traits.flatMap(([trait, has]) => (has ? [trait] : []));
}
