import { titleOfItem } from '../../../../contracts/api/legacy.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { productNameOf } from '../../seeds/products.ts';
import { openLoanOf, type OpenLoan } from '../../menus/loan-facts.ts';
import { given, usd } from '../page/format.ts';
import { facts } from '../page/parts.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { applicantsOf, isAccountId, propertyOf, titleOf } from './for-loan.ts';
import { milestones } from './milestones.ts';

/**
 * The page of a menu item without a page of its own: what the loan itself knows, and that there is no more. Only the
 * milestones follow from the loan as a whole.
 */
export const menuItem: LegacyPageRenderer = async ({ store, query, world }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = titleOfItem(item);
  if (accountId === undefined) return { title, content: noMore };
  const loan = isAccountId(accountId) ? await openLoanOf(store, Number(accountId), world.now()) : null;
  if (!loan)
    return {
      title,
      status: 404,
      content: html`<p>We couldn't find this loan. Open a loan from a pipeline or work queue.</p>`,
    };
  return {
    title,
    content: html`<h2>${titleOf(loan)}</h2>
${item === 'milestones' ? milestones(loan) : html`${knownOf(loan)}${noMore}`}`,
  };
};

const noMore: Html = html`<p>This demonstration shows no more of this page.</p>`;

const knownOf = (loan: OpenLoan): Html => {
  const { loanDetails } = loan.dashboard;
  return facts([
    ['Borrowers', given(applicantsOf(loan))],
    ['Status', given(loanDetails.loanStatus)],
    ['Purpose', given(loanDetails.loanPurpose)],
    ['Loan amount', usd(loanDetails.loanAmount)],
    ['Product', given(productNameOf(loanDetails.productCode))],
    ['Property', given(propertyOf(loanDetails))],
    ['Institution', given(loanDetails.institution)],
  ]);
};
