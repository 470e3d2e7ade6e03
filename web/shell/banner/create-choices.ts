import type { User } from '../../../contracts/operations/session.ts';

/** A way to begin a loan that the banner offers. */
export type CreateChoice = 'create-loan' | 'optimal-blue-search';

/** How the banner offers them: as buttons, or as one menu that holds both (S-2.3-19, S-2.3-20). */
export interface CreateOffer {
  readonly choices: readonly CreateChoice[];
  readonly asMenu: boolean;
}

/**
 * What the user may begin. Optimal Blue Search counts as a way to create (S-6-25); without the feature createLoan it
 * is the only one that shows (S-6-07, S-6-26). Both stand side by side on a wide screen only (decision on S-2.3-27).
 */
export function createOfferOf(
  { features, hasOptimalBlueSearch }: Pick<User, 'features' | 'hasOptimalBlueSearch'>,
  isWide: boolean,
): CreateOffer {
  const choices: CreateChoice[] = [];
  if (features.createLoan) choices.push('create-loan');
  if (hasOptimalBlueSearch) choices.push('optimal-blue-search');
  return { choices, asMenu: choices.length > 1 && !isWide };
}
