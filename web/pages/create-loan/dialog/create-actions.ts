import type { UserFeatures } from '../../../../contracts/operations/session.ts';
import { paths } from '../../../shared/routes/paths.ts';

/** Pages that open for an institution and an originator, whose ids are in the address. */
export type OfferPage = 'register-loan' | 'quick-lock' | 'scenario-pricer';

/** An entry of the create dialog: opens a page at once, or after the choice of institution and originator. */
export type CreateAction =
  | { readonly label: string; readonly leadsTo: string }
  | { readonly label: string; readonly asksFor: OfferPage };

/**
 * Returns the actions that the user's features allow, in the documented order. _Create Lead_, _Create Loan_ and _Import
 * Loan_ open their pages directly. _Create Loan_ begins with the borrower check.
 */
export const createActionsOf = (features: UserFeatures): CreateAction[] =>
  all.filter(({ feature }) => features[feature] === true).map(({ action }) => action);

/** Returns the address of a page for an institution and originator. */
export const offerAddress = (page: OfferPage, institutionId: number, originatorUserId: number): string =>
  `${paths.legacyPage(page)}?${new URLSearchParams({
    institutionId: String(institutionId),
    originatorUserId: String(originatorUserId),
  })}`;

const all: readonly { readonly feature: keyof UserFeatures; readonly action: CreateAction }[] = [
  { feature: 'lead', action: { label: 'Create Lead', leadsTo: paths.newLead } },
  { feature: 'createLoan', action: { label: 'Create Loan', leadsTo: paths.createLoanCheck } },
  { feature: 'importLoan', action: { label: 'Import Loan', leadsTo: paths.legacyPage('import-loan') } },
  { feature: 'registration', action: { label: 'Register Loan', asksFor: 'register-loan' } },
  { feature: 'quickLock', action: { label: 'Quick Lock', asksFor: 'quick-lock' } },
  { feature: 'scenarioPricer', action: { label: 'Scenario Pricer', asksFor: 'scenario-pricer' } },
];
