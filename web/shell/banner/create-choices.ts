import type { User } from '../../../contracts/operations/session.ts';

/** A button of the banner that starts a new loan. */
export type CreateChoice = 'create-loan' | 'optimal-blue-search';

/** The choices to create a loan, shown as buttons or as one menu (S-2.3-19, S-2.3-20). */
interface CreateOffer {
  readonly choices: readonly CreateChoice[];
  readonly asMenu: boolean;
}

/**
 * Returns the choices to create a loan. Optimal Blue Search counts as a choice (S-6-25); without the feature createLoan
 * it is the only one (S-6-07, S-6-26). Two choices are buttons on a wide screen, else one menu (decision on S-2.3-27).
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
