import type { RuleView } from './rules.ts';

/** What rules can be filtered by, beside area, kind, level and verdict. */
export const traitWords = {
  changed: 'a test changed since its review',
  'not-reviewed': 'a test not reviewed',
  picture: 'a picture',
  'no-picture': 'no picture',
  noticed: 'a breakage noticed',
  unnoticed: 'a breakage unnoticed',
} as const;
export type Trait = keyof typeof traitWords;

/** The traits of a rule. */
export function traitsOf({ reviews, pictures, mutants }: RuleView): Trait[] {
  const traits: readonly (readonly [Trait, boolean])[] = [
    ['changed', reviews.changed > 0],
    ['not-reviewed', reviews['not reviewed'] > 0],
    ['picture', pictures.length > 0],
    ['no-picture', pictures.length === 0],
    ['noticed', mutants.some(({ verdict }) => verdict === 'killed')],
    ['unnoticed', mutants.some(({ verdict }) => verdict === 'survived')],
  ];
  return traits.flatMap(([trait, has]) => (has ? [trait] : []));
}
