import type { UserFeatures } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';

/** Pages that need to know for which institution and originator something is created. */
export type OfferPage = 'register-loan' | 'quick-lock' | 'scenario-pricer';

/** Something a user can create: at once, or after saying for which institution and originator. */
export type CreateAction =
  | { readonly label: string; readonly leadsTo: string }
  | { readonly label: string; readonly asksFor: OfferPage };

/**
 * What the user may create, in the documented order (S-2.5-02 to S-2.5-08). Create Lead, Create Loan and Import Loan go
 * to their pages directly (S-2.5-09 to S-2.5-11); Create Loan begins with the borrower check (C-23).
 */
export const createActionsOf = (features: UserFeatures): CreateAction[] =>
  all.filter(({ feature }) => features[feature] === true).map(({ action }) => action);

/** The page of the action, for this institution and originator (S-2.5-18). */
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
