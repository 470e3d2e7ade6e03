import { html } from '../../../html/html.ts';
import type { LegacyPageRenderer } from '../page.ts';
import { isAccountId } from './for-loan.ts';

/** What a menu item opens that has no page of its own: a form, package or report, and the loan that it is about. */
export const menuItem: LegacyPageRenderer = async ({ store, world, query }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = inTitleCase(item);
  const placeholder = html`<p>Placeholder for the page “${title}” of the legacy application.</p>`;
  if (accountId === undefined) return { title, content: placeholder };
  const account = isAccountId(accountId)
    ? await store.loans.account(world.id, { generalAccountId: Number(accountId) })
    : null;
  if (!account)
    return {
      title,
      status: 404,
      content: html`<p>This loan was not found. Open a loan from a pipeline or a queue.</p>`,
    };
  const kind = account.isLead ? 'Lead' : 'Loan';
  return {
    title,
    content: html`<h2>${kind} ${account.loanNumber} ${account.borrowerName}</h2>
${placeholder}`,
  };
};

/** `intent-to-proceed` is "Intent to Proceed". */
const inTitleCase = (item: string): string =>
  item
    .split('-')
    .map((word, at) => (at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const smallWords: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);
