import { legacyPages } from '../../../../contracts/api/legacy.ts';
import type { Product } from '../../../../contracts/operations/create-loan.ts';
import type { Offer } from '../../../store/repositories/seed.ts';
import { field, select, textInput, textOf } from '../page/forms.ts';
import { percent, usd } from '../page/format.ts';
import { type Html, html } from '../../../html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer, PageContext, PageView } from '../page/page.ts';
import { nothing, table, actions, facts, notice, routeButton } from '../page/parts.ts';
import { lockDays, rateOf } from '../resources/rate-sheet.ts';
import { isAccountId } from '../loan/for-loan.ts';

/** The page of the products for which a loan can be registered. */
export const registerLoan: LegacyPageRenderer = (context) =>
  context.user.features.registration === true
    ? forOffer((_context, offer) => productTable('Products to register for', offer))(context)
    : notAllowed('registering loans');

/** The page of the rates that can be locked before the loan is complete. */
export const quickLock: LegacyPageRenderer = (context) =>
  context.user.features.quickLock === true
    ? forOffer((_context, offer) => productTable("Today's rates to lock", offer))(context)
    : notAllowed('quick locks');

export const scenarioPricer: LegacyPageRenderer = (context) =>
  context.user.features.scenarioPricer === true
    ? forOffer(({ query }, offer) => scenario(textOf(query, 'amount'), textOf(query, 'lockDays'), offer))(
        context,
      )
    : notAllowed('the scenario pricer');

/** Renders a page for the institution and originator that the Create Loan dialog passes in the query. */
export const forOffer =
  (render: (context: PageContext, offer: Offer) => Html): LegacyPageRenderer =>
  async (context): Promise<PageView> => {
    const { store, objectId, query } = context;
    const { institutionId, originatorUserId } = query;
    if (!isAccountId(institutionId) || !isAccountId(originatorUserId)) {
      return notice(
        400,
        'Choose First',
        'Choose an institution and an originator in the Create Loan dialog.',
      );
    }
    const ids = [Number(institutionId), Number(originatorUserId)] as const;
    const offer = await store.choices.offer(objectId, ...ids);
    if (!offer) return notice(404, 'Not Offered', 'This institution and originator are not offered to you.');
    return {
      content: html`${facts([
        ['Institution', offer.institution.name],
        ['Originator', `${offer.originator.firstName} ${offer.originator.lastName}`],
        ['Licensed states', statesOf(offer)],
      ])}
${render(context, offer)}
${actions(routeButton('Continue to the new loan', '/new-loan'), routeButton('Cancel', '/lf/loan-pipeline'))}`,
    };
  };

const productTable = (caption: string, { products }: Offer): Html =>
  table(
    caption,
    [
      { label: 'Product', of: ({ loanProductName }: Product) => loanProductName },
      ...lockDays.map((days) => ({
        label: `${days} days`,
        of: (product: Product) => percent(rateOf(product.loanProductId, days)),
        isNumber: true,
      })),
    ],
    products,
  );

function scenario(amountText: string, daysText: string, offer: Offer): Html {
  const amount = /^\d{1,9}(?:\.\d{1,2})?$/.test(amountText) ? Number(amountText) : 0;
  const days = lockDays.find((known) => String(known) === daysText) ?? lockDays[0];
  return html`<form class="filter" method="get" action="${legacyPages['scenario-pricer'].path}">
<input type="hidden" name="institutionId" value="${offer.institution.institutionId}">
<input type="hidden" name="originatorUserId" value="${offer.originator.originatorUserId}">
${field('Loan amount, USD', textInput('amount', { value: amountText, longest: 12, more: html`inputmode="decimal"` }))}
${field(
  'Lock',
  select(
    'lockDays',
    null,
    lockDays.map((known) => [String(known), `${known} days`] as const),
    String(days),
  ),
)}
<button class="button">Price</button>
</form>
${amount === 0 ? nothing('Enter a loan amount to see what it would cost.') : prices(amount, days, offer)}`;
}

const prices = (amount: number, days: (typeof lockDays)[number], { products }: Offer): Html =>
  table(
    `${String(usd(amount))} over 30 years, locked for ${days} days`,
    [
      { label: 'Product', of: ({ loanProductName }: Product) => loanProductName },
      { label: 'Rate', of: ({ loanProductId }) => percent(rateOf(loanProductId, days)), isNumber: true },
      {
        label: 'Principal and interest',
        of: ({ loanProductId }) => usd(paymentOf(amount, rateOf(loanProductId, days))),
        isNumber: true,
      },
    ],
    products,
  );

/** Returns the monthly principal and interest over thirty years, US dollars. */
function paymentOf(amount: number, rate: number): number {
  const monthly = rate / 12;
  return (amount * monthly) / (1 - (1 + monthly) ** -360);
}

function statesOf({ licensedStates }: Offer): string {
  if (licensedStates.length === 0) return 'none';
  return licensedStates.length > 20 ? `${licensedStates.length} of 59` : licensedStates.join(', ');
}
