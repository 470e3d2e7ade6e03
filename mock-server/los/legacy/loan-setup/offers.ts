import { legacyPages } from '../../../../contracts/api/legacy.ts';
import type { Product } from '../../../../contracts/operations/create-loan.ts';
import type { Offer } from '../../../store/repositories/offer.ts';
import { field, select, textInput, textOf } from '../page/forms.ts';
import { percent, usd } from '../page/format.ts';
import { type Html, html } from '../../../html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { nothing, table } from '../page/parts.ts';
import { lockDays, rateOf } from '../resources/rate-sheet.ts';
import { forOffer } from './handed-over.ts';

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

/** The page with the price of a loan for each product. */
export const scenarioPricer: LegacyPageRenderer = (context) =>
  context.user.features.scenarioPricer === true
    ? forOffer(({ query }, offer) => scenario(textOf(query, 'amount'), textOf(query, 'lockDays'), offer))(
        context,
      )
    : notAllowed('the scenario pricer');

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
