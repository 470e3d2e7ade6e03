import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKeyHeader } from '../../../contracts/api/headers.ts';
import { withBlanks } from '../../../contracts/schema.ts';
import {
  type CreateLoanResponse,
  CreateLoanRequest,
  longestIdempotencyKey,
} from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { UserFeatures } from '../../../contracts/operations/session.ts';
import { invalidField, invalidFields, problem } from '../../platform/http/problems.ts';
import type { Offer } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';
import { choiceOf, fieldErrorsOfCreation } from './create-loan-rules.ts';
import { paymentOf } from '../seeds/loan-figures.ts';
import { productCodeOf } from '../seeds/products.ts';
import { queueOf } from '../seeds/statuses.ts';
import { serve } from '../../platform/serve.ts';

export function createLoanRoutes(app: FastifyInstance): void {
  serve(
    app,
    'createLoan',
    async ({ request, world, store, body: sent, objectId, user }): Promise<CreateLoanResponse> => {
      const body = withBlanks(CreateLoanRequest, sent);
      requireFeature(body, user().features);
      const errors = fieldErrorsOfCreation(body);
      if (errors.length > 0) throw invalidFields(errors);
      const idempotencyKey = idempotencyKeyOf(request);
      const offer = await store.choices.offer(objectId, body.institutionId, body.originatorUserId);
      const choice = choiceOf(body, offer);
      if ('refusal' in choice) return failure(choice.refusal);
      requireChosenByRight(body, choice.offer, user().features);
      const lead = await leadOf(body, store, objectId);
      const { firstName, lastName } = user();
      const account = await store.loans.create(body, {
        objectId,
        now: world.now(),
        institutionName: choice.offer.institution.name,
        productCode: productCodeOf(choice.product.loanProductName),
        originator: choice.offer.originator,
        principalAndInterest: paymentOfNew(body),
        queueOf,
        ...(lead && { lead: { loanNumber: lead.loanNumber, author: `${firstName} ${lastName}` } }),
        ...(idempotencyKey === null ? {} : { idempotencyKey }),
      });
      if (lead) await store.sessions.chooseLead(objectId, null);
      return { status: 'success' as const, errorMessage: null, newApplyId: account.applicationIdentifier };
    },
  );

  serve(app, 'userHasOtherActiveOriginators', async ({ store, objectId }) => ({
    HasOtherActiveOriginators: await store.choices.hasSeveralOriginators(objectId),
  }));
}

/**
 * Returns the lead that a loan is made from: the one that the user has chosen in the borrower check, if it has the name of
 * the borrower. The create request itself names no lead (L-3.4).
 */
async function leadOf(
  { isLead, borrowerDetails: { firstName, lastName } }: CreateLoanRequest,
  { sessions, loans }: WorldStore,
  objectId: string,
): Promise<Account | null> {
  const chosen = isLead ? null : await sessions.chosenLead(objectId);
  const account = chosen === null ? null : await loans.account({ generalAccountId: chosen });
  if (!account?.isLead) return null;
  const ofName = await loans.ofBorrower({ firstName, lastName });
  return ofName.some(({ generalAccountId }) => generalAccountId === chosen) ? account : null;
}

/** Returns the monthly principal and interest of a new loan, US dollars; null if amount, rate or term is not given. */
function paymentOfNew({ totalLoanAmount, interestRate, amortizationTerm }: CreateLoanRequest): number | null {
  if (totalLoanAmount === 0 || interestRate === null || !amortizationTerm) return null;
  return paymentOf({ amount: totalLoanAmount, rate: interestRate / 100, term: amortizationTerm });
}

/**
 * Refuses a create request if the user lacks a feature for it. The SPA hides the buttons, but the server must check too
 * . An employee loan is rejected if the user lacks its feature: ignoring the flag would create a loan with other
 * terms than requested.
 */
function requireFeature({ isLead, isEmployeeLoan }: CreateLoanRequest, features: UserFeatures): void {
  const needed: (keyof typeof permissions)[] = [isLead ? 'lead' : 'createLoan'];
  if (isEmployeeLoan) needed.push('employeeLoan');
  for (const feature of needed) {
    if (features[feature] !== true) throw featureMissing(feature);
  }
}

/**
 * Refuses an origination type other than the institution's default if the user lacks the feature to choose one
 * (document 001, 6).
 */
function requireChosenByRight(
  { loanOriginationType: type }: CreateLoanRequest,
  { defaultOriginationType }: Offer,
  features: UserFeatures,
): void {
  if (type === null || type === defaultOriginationType || features.loanOriginationType === true) return;
  throw featureMissing('loanOriginationType');
}

const featureMissing = (feature: keyof typeof permissions) =>
  problem(
    'feature-missing',
    `You don't have permission to ${permissions[feature]}. Ask your system administrator for access.`,
  );

/** What each feature permits, in the words of a refusal. */
const permissions = {
  lead: 'create leads',
  createLoan: 'create loans',
  loanOriginationType: 'choose the origination type',
  employeeLoan: 'create employee loans',
} as const satisfies Partial<Record<keyof UserFeatures, string>>;

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[idempotencyKeyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > longestIdempotencyKey) {
    throw invalidField(idempotencyKeyHeader, `must be one text of 1 to ${longestIdempotencyKey} characters`);
  }
  return key;
}

const failure = (errorMessage: string): CreateLoanResponse => ({
  status: 'error',
  errorMessage,
  newApplyId: null,
});
