import { titleOfItem } from '../../../../contracts/api/legacy.ts';
import { type Html, html } from '../../../html/html.ts';
import { field, select, textInput } from '../page/forms.ts';
import { chip, table } from '../page/parts.ts';
import { type Sample, sampleOf } from './samples.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { isAccountId } from './for-loan.ts';

/** The page of menu items without documented content: a placeholder with a sample of its kind. */
export const menuItem: LegacyPageRenderer = async ({ store, query }) => {
  const { item, accountId } = query;
  if (typeof item !== 'string' || !/^[a-z-]{1,60}$/.test(item)) {
    return { status: 400, content: html`<p>item must be the name of a menu item.</p>` };
  }
  const title = titleOfItem(item);
  const placeholder = html`<p>${chip('Sample', 'caution')} Placeholder for the page “${title}” of the legacy application. The entries are invented by this mock, and nothing is saved.</p>
${sampleContent(sampleOf(item))}`;
  if (accountId === undefined) return { title, content: placeholder };
  const account = isAccountId(accountId)
    ? await store.loans.account({ generalAccountId: Number(accountId) })
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

function sampleContent(sample: Sample): Html {
  if (sample.kind === 'table') {
    const { caption, labels, rows } = sample;
    const columns = labels.map((label, at) => ({ label, of: (row: readonly string[]) => row[at] }));
    return table(caption, columns, rows);
  }
  return html`<div class="stacked fields" role="group" aria-label="Sample form">
${sample.fields.map(([label, value]) =>
  field(
    label,
    typeof value === 'string'
      ? textInput('sample', { value })
      : select(
          'sample',
          null,
          value.map((option) => [option, option] as const),
        ),
  ),
)}
</div>`;
}
