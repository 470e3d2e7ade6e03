import type { Product } from '../../../../contracts/operations/create-loan.ts';
import type { UserFeatures } from '../../../../contracts/operations/session.ts';
import type { Offer } from '../../../store/repositories/seed.ts';
import { field, textInput, textOf } from '../page/forms.ts';
import { percent, usd } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer, PageContext } from '../page/page.ts';
import { nothing, table, actions, facts, notice, routeButton } from '../page/parts.ts';
import { officeDay } from '../../seeds/business-days.ts';
import { paymentOf } from '../../seeds/loan-figures.ts';
import { isWithinLimits, termOf } from '../../seeds/products.ts';
import { lockDays, lockDaysIn, lockSelect, rateOf } from '../resources/rate-sheet.ts';
import { isAccountId } from '../loan/for-loan.ts';

/**
 * Returns a renderer of a page about the institution and originator in the query, which the Create Loan dialog sends. A
 * user without the feature gets a notice; `what` is the feature in words.
 */
const forOffer =
  (
    feature: keyof UserFeatures,
    what: string,
    render: (offer: Offer, context: PageContext) => Html,
  ): LegacyPageRenderer =>
  async (context) => {
    const { store, user, objectId, query } = context;
    if (user.features[feature] !== true) return notAllowed(what);
    const { institutionId, originatorUserId } = query;
    if (!isAccountId(institutionId) || !isAccountId(originatorUserId)) {
      return notice(
        400,
        'Choose an Institution First',
        'Select an institution and an originator in the Create Loan dialog.',
      );
    }
    const ids = [Number(institutionId), Number(originatorUserId)] as const;
    const offer = await store.choices.offer(objectId, ...ids);
    if (!offer)
      return notice(
        404,
        'Not Available',
        "You don't have access to this institution and originator. Select others in the Create Loan dialog.",
      );
    return {
      content: html`${facts([
        ['Institution', offer.institution.name],
        ['Originator', `${offer.originator.firstName} ${offer.originator.lastName}`],
        ['Licensed states', statesOf(offer)],
      ])}
${render(offer, context)}
${actions(routeButton('Continue to the new loan', '/new-loan'), routeButton('Cancel', '/lf/loan-pipeline'))}`,
    };
  };

/** The page of the products that a new loan can be registered for. */
export const registerLoan = forOffer('registration', 'registering loans', (offer) =>
  productTable('Products to register', offer),
);

/** The page of the rates that can be locked before the loan is complete. */
export const quickLock = forOffer('quickLock', 'quick locks', (offer) =>
  productTable("Today's rates", offer),
);

export const scenarioPricer = forOffer('scenarioPricer', 'the scenario pricer', (offer, { query, world }) =>
  scenario(textOf(query, 'amount'), lockDaysIn(query) ?? lockDays[0], offer, officeDay(world.now())),
);

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

function scenario(amountText: string, days: (typeof lockDays)[number], offer: Offer, today: string): Html {
  const amount = amountIn(amountText);
  const problem = amountText === '' || amount > 0 ? undefined : 'Enter an amount such as 350,000.';
  return html`<form class="filter" method="get" action="/lf/scenario-pricer" target="_top">
<input type="hidden" name="institutionId" value="${offer.institution.institutionId}">
<input type="hidden" name="originatorUserId" value="${offer.originator.originatorUserId}">
${field('Loan amount, USD', textInput('amount', 'number', { value: amountText, longest: 15 }), problem)}
${field('Lock', lockSelect(null, days))}
<button class="button">Price</button>
</form>
${amount === 0 ? nothing('Enter a loan amount to see rates and payments.') : prices(amount, days, offer, today)}`;
}

/** Returns an amount in the usual notations, US dollars, such as "$350,000.00"; 0 for any other text. */
function amountIn(text: string): number {
  const [, amount = ''] = /^\$? ?((?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return Number(amount.replaceAll(',', ''));
}

/** Renders the payment of each product over its own term, if the amount is within its limits. */
function prices(amount: number, days: (typeof lockDays)[number], { products }: Offer, today: string): Html {
  const priced = products.flatMap(({ loanProductId, loanProductName: name }) => {
    const term = termOf(name);
    const rate = rateOf(loanProductId, days);
    if (term === undefined || !isWithinLimits(name, amount, today)) return [];
    return { name, years: term / 12, rate, payment: paymentOf({ amount, rate, term }) };
  });
  if (priced.length === 0) return nothing('No product is offered for this amount.');
  return table(
    `${String(usd(amount))}, locked for ${days} days`,
    [
      { label: 'Product', of: ({ name }: (typeof priced)[number]) => name },
      { label: 'Term', of: ({ years }) => `${years} years` },
      { label: 'Rate', of: ({ rate }) => percent(rate), isNumber: true },
      { label: 'Principal and interest', of: ({ payment }) => usd(payment), isNumber: true },
    ],
    priced,
  );
}

function statesOf({ licensedStates }: Offer): string {
  if (licensedStates.length === 0) return 'none';
  return licensedStates.length > 20
    ? `${licensedStates.length} states and territories`
    : licensedStates.join(', ');
}
