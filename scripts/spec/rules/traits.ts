import type { RuleView } from './rules.ts';

/** Further properties by which rules can be filtered, besides area, kind, level and verdict. */
export const traitWords = {
  approved: 'a valid approval',
  changed: 'a change since its approval',
  open: 'no approval',
  question: 'a question without an answer',
  picture: 'a picture',
  'no-picture': 'no picture',
  'killed-mutant': 'a killed mutant',
  'open-mutant': 'a mutant stale or not killed',
} as const;
export type Trait = keyof typeof traitWords;

/** Returns the traits of a rule. */
export function traitsOf({ standing, questions, pictures, mutants }: RuleView): Trait[] {
  const traits: readonly (readonly [Trait, boolean])[] = [
    [standing.state, true],
    ['question', questions.some(({ answers }) => answers.length === 0)],
    ['picture', pictures.length > 0],
    ['no-picture', pictures.length === 0],
    ['killed-mutant', mutants.some(({ state }) => state === 'killed')],
    ['open-mutant', mutants.some(({ state }) => state !== 'killed')],
  ];
  return traits.flatMap(([trait, has]) => (has ? [trait] : []));
}
