import type { LeadEntries, LoanMatch } from '../../../../contracts/frame-messages.ts';
import { legacyPages } from '../../../../contracts/api/legacy.ts';
import { personFields } from '../../../../contracts/fields/person.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import { field, formToken, select, textInput, textOf } from '../page/forms.ts';
import { given, usd } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { openLoanOf } from '../../menus/loan-facts.ts';
import { dashboardRoute } from '../loan/for-loan.ts';
import type { PageContext, PageView } from '../page/page.ts';
import { actions, nothing, routeButton, routeLink, table } from '../page/parts.ts';
import { statusOf } from '../page/loan-chips.ts';
import { leadEntriesOf } from './lead-entries.ts';

/**
 * The first step of the borrower check: a form for a name. The server searches for existing loans of this name. A lead
 * that was chosen before is chosen no longer.
 */
export async function createLoanCheck(context: PageContext): Promise<PageView> {
  await context.store.sessions.chooseLead(context.objectId, null);
  return { content: nameForm(context, namesIn({}), {}) };
}

/**
 * The second step of the borrower check: the existing loans of the name, and a form for the tax identifier. The page
 * never sends the tax identifier to the server. The server keeps the lead from which the loan is to be made, so that the
 * loan can name it (A-173).
 */
export async function checkBorrower(context: PageContext): Promise<PageView> {
  const names = namesIn(context.form);
  const problems = problemsOf(names);
  if (Object.keys(problems).length > 0) {
    return { status: 400, content: nameForm(context, names, problems) };
  }
  const { store, objectId } = context;
  const rows = await store.loans.ofBorrower(names);
  const chosen = rows.find(
    ({ isLead, generalAccountId }) => isLead && String(generalAccountId) === textOf(context.form, 'lead'),
  );
  const lead = chosen ? await openLoanOf(store, chosen.generalAccountId, context.world.now()) : null;
  await store.sessions.chooseLead(objectId, lead && lead.account.generalAccountId);
  const matches = rows.map(matchOf);
  const forms = lead
    ? taxForm(names, matches, {
        ...lead.account,
        entries: leadEntriesOf(lead, await store.choices.institutions(objectId)),
      })
    : html`${leadForms(context, names, rows)}${taxForm(names, matches)}`;
  return { content: html`${matchTable(names, rows)}${forms}` };
}

/** Returns a button for each lead of the name, with which the loan takes over what the lead has. */
const leadForms = (context: PageContext, names: Names, rows: readonly LoanRow[]): Html => {
  const leads = rows.filter(({ isLead }) => isLead).slice(0, mostLeads);
  return html`${leads.map(
    ({
      generalAccountId,
      loanNumber,
    }) => html`<form method="post" action="${legacyPages.CreateLoanCheck.path}">
${formToken(context)}
${Object.entries({ ...names, lead: generalAccountId }).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
${actions(html`<button class="button">Continue from lead ${loanNumber}</button>`)}
</form>
`,
  )}`;
};

/** Maximum number of leads with a button. */
const mostLeads = 10;

interface Names {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly generation: string;
}

const namesIn = (form: PageContext['form']): Names => ({
  firstName: textOf(form, 'firstName'),
  middleName: textOf(form, 'middleName'),
  lastName: textOf(form, 'lastName'),
  generation: textOf(form, 'generation'),
});

type Problems = { readonly [Name in keyof Names]?: string };

function problemsOf({ firstName, middleName, lastName, generation }: Names): Problems {
  const tooLong = (name: string, maximum: number) =>
    name.length > maximum ? `No more than ${maximum} characters` : undefined;
  const problems = {
    firstName: firstName === '' ? 'Required' : tooLong(firstName, personFields.firstName.maximum),
    middleName: tooLong(middleName, personFields.middleName.maximum),
    lastName: lastName === '' ? 'Required' : tooLong(lastName, personFields.lastName.maximum),
    generation: ['', ...personFields.generation.options].includes(generation) ? undefined : 'Invalid',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function nameForm(context: PageContext, names: Names, problems: Problems): Html {
  const name = (key: 'firstName' | 'middleName' | 'lastName', isRequired: boolean) =>
    textInput(key, 'name', { value: names[key], longest: personFields[key].maximum, isRequired });
  return html`<form class="stacked" method="post" action="${legacyPages.CreateLoanCheck.path}">
<h2>Who is the borrower?</h2>
<p>We check for existing loans and leads under this name first.</p>
${formToken(context)}
<div class="fields">
${field(personFields.firstName.label, name('firstName', true), problems.firstName)}
${field(personFields.middleName.label, name('middleName', false), problems.middleName)}
${field(personFields.lastName.label, name('lastName', true), problems.lastName)}
${field(personFields.generation.label, select('generation', personFields.generation.blank, personFields.generation.options, names.generation), problems.generation)}
</div>
${actions(html`<button class="button">Search</button>`, routeButton('Cancel', '/lf/loan-pipeline'))}
</form>`;
}

const matchTable = ({ firstName, lastName }: Names, rows: readonly LoanRow[]): Html =>
  rows.length === 0
    ? nothing(`We didn't find any loans or leads for ${firstName} ${lastName}.`)
    : table(
        `Existing loans and leads for ${firstName} ${lastName}`,
        [
          { label: 'Loan Number', of: (row: LoanRow) => routeLink(row.loanNumber, dashboardRoute(row)) },
          { label: 'Type', of: ({ isLead }) => (isLead ? 'Lead' : 'Loan') },
          { label: 'Institution', of: ({ institution }) => given(institution) },
          { label: 'Loan Amount', of: ({ loanAmount }) => usd(loanAmount), isNumber: true },
          { label: 'Status', of: statusOf },
        ],
        rows,
      );

interface ChosenLead {
  readonly loanNumber: string;
  readonly entries: LeadEntries;
}

/** Renders the tax identifier form. The page sends its fields to the SPA in a frame message, never to the server. */
const taxForm = (names: Names, matches: readonly LoanMatch[], lead?: ChosenLead): Html => {
  const kept = (name: keyof Names) => textInput(name, 'name', { value: names[name], more: html`readonly` });
  return html`<form class="stacked" data-check="${JSON.stringify(matches)}"${
    lead && html` data-lead="${JSON.stringify(lead.entries)}"`
  }>
${
  lead
    ? html`<h2>Create a loan from lead ${lead.loanNumber}</h2>
<p>The loan starts with the information from the lead. You can change it on the next page.</p>`
    : html`<h2>Create a new loan</h2>`
}
<div class="fields">
${field(personFields.firstName.label, kept('firstName'))}
${field(personFields.middleName.label, kept('middleName'))}
${field(personFields.lastName.label, kept('lastName'))}
${field(personFields.generation.label, kept('generation'))}
${field(personFields.taxIdentifier.label, taxIdentifierInput)}
${field(personFields.taxIdentifierType.label, select('taxIdentifierType', null, taxTypes))}
</div>
${actions(
  html`<button class="button">Continue</button>`,
  html`<a class="button" href="${legacyPages.CreateLoanCheck.path}">Search another name</a>`,
  routeButton('Cancel', '/lf/loan-pipeline'),
)}
</form>`;
};

/** Pattern of a tax identifier with or without the dashes of its mask. */
const withOptionalDashes = personFields.taxIdentifier.mask
  .replaceAll(/#+/g, ({ length }) => `[0-9]{${length}}`)
  .replaceAll('-[', '-?[');

const taxIdentifierInput = textInput('taxIdentifier', 'digits', {
  longest: personFields.taxIdentifier.mask.length,
  isRequired: true,
  more: html`pattern="${withOptionalDashes}" title="${personFields.taxIdentifier.digits} digits"`,
});

const taxTypes = Object.entries(personFields.taxIdentifierType.labels);

const matchOf = ({ generalAccountId, loanNumber, borrowerName, isLead }: LoanRow): LoanMatch => ({
  generalAccountId,
  loanNumber,
  borrowerName,
  isLead,
});
