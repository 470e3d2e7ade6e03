import type { User } from '../../../contracts/operations/session.ts';
import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import { framedNameOf } from '../../shared/routes/pipelines.ts';

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

/** What the _Create Loan_ button opens: the create dialog, the create screen or Optimal Blue. */
export type CreateWay = 'dialog' | 'new-loan' | 'optimal-blue';

/**
 * Returns the effect of Create Loan on a page. On the Optimal Blue pipeline it creates through Optimal Blue.
 * Elsewhere the new workflow opens the dialog; without it the screen opens at once (S-4.4-10, S-4.4-11).
 */
export function createWayOf(pathname: string, isNewWorkflow: boolean): CreateWay {
  if (framedNameOf(pathname) === optimalBlue) return 'optimal-blue';
  return isNewWorkflow ? 'dialog' : 'new-loan';
}

const optimalBlue: LegacyPageName = 'optimal-blue-pipeline';
