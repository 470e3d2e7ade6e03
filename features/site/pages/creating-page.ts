import { type Html, html } from '../../../mock-server/platform/html/html.ts';
import { ownedLabel, partOf } from '../../../contracts/fields/create-screen.ts';
import type { CreateField, Need } from '../model/create-fields.ts';
import { waitingIn } from '../model/model.ts';
import { sections } from '../read/sections.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { linked, listed, tableOf } from './parts.ts';
import { decisionPart, ruleList } from './topic-pages.ts';

/** The words that tell when a field is required. */
export const needs: Readonly<Record<Need, string>> = {
  always: 'required',
  'while-shown': 'required while the user sees the field',
  'with-co-borrower': 'required once a co-borrower is added',
  no: 'may be left out',
};

/** The text about the permission to create loans and leads. */
const who =
  'A user needs the permission to create loans (createLoan) or leads (lead): without it the action is not offered (S-2.5-03, S-2.5-04). The server refuses a creation without it, also when the screen was opened by its address (A-80). Not even a purpose or an amount is required (A-21).';

/** The text on entries that are too long in fields without a documented message (L-5.2-23, A-30, A-130). */
const fitsWords =
  'typing stops at the limit, and a longer value that came from elsewhere is refused with the number of characters that fit (L-5.2-23, A-130).';

/** Returns the page about the fields that Create requires, for a loan and for a lead. */
export function creatingPage(site: Site): Page {
  const path = addresses.creating;
  const told = ['L-5.1', 'L-5.2', 'L-5.3', 'L-5.4', 'L-4.6'];
  const waiting = waitingIn(site.model).questions.filter(({ sections: about }) =>
    about.some(({ id }) => told.includes(id)),
  );
  return {
    path,
    title: 'What Create requires',
    part: addresses.answers,
    body: html`<h1>What Create requires</h1>
<p class="lead">While a field is missing or wrong, the Create button is disabled, and the screen names these fields beside it.</p>
<dl class="facts wide"><dt>A loan requires</dt><dd>${required('forLoan', site)}</dd>
<dt>A lead requires</dt><dd>${required('forLead', site)}</dd>
<dt>All else</dt><dd>may be left out; a value that is given must be valid. Where the documents give no message, the form says in words what is wrong: ${linked(fitsWords, path, site)}</dd></dl>
${groups.map(([prefix, name, about]) => fieldTable(prefix, name, about, site))}
<p>${linked(who, path, site)}</p>
<p>The request that goes out: <a href="${addresses.operation('createLoan')}">createLoan</a>. Messages when it fails: <a href="${addresses.messageGroup('create-screen')}">the messages of the create screen</a>.</p>
${
  waiting.length === 0
    ? null
    : html`<h2>Waiting for the owner</h2>
${waiting.map((view) => decisionPart(view, path, site))}`
}
${told.map((id) => {
  const section = sections.find((one) => one.id === id);
  return html`<h2><a href="${addresses.section(id)}">${section?.number} ${section?.title}</a></h2>
${ruleList(
  site.model.rules.filter((view) => view.section === id),
  path,
  site,
)}`;
})}`,
  };
}

/** The panels of the create screen, each with the name of its object in the form, a title and a note. */
const groups = [
  ['', 'Loan or lead', null],
  ['borrower', 'Borrower', null],
  [
    'coBorrower',
    'Co-borrower',
    'Only once a co-borrower has been added. All other fields of the co-borrower have the rules of the borrower.',
  ],
  [
    'propertyAddress',
    'Property',
    'House number, street and unit cannot be used with a pre-approval (L-4.2-11).',
  ],
] as const;

function fieldTable(prefix: string, name: string, about: string | null, site: Site): Html {
  const path = addresses.creating;
  const fields = site.model.createFields.filter((field) => groupOf(field) === prefix);
  // Of the co-borrower's fields, shows only those that differ from the borrower's.
  const told = prefix === 'coBorrower' ? fields.filter(({ forLoan }) => forLoan !== 'no') : fields;
  return html`<h2>${name}</h2>${about === null ? null : html`<p class="quiet">${linked(about, path, site)}</p>`}
${tableOf(
  name,
  ['Field', 'For a loan', 'For a lead', 'Takes', 'Says'],
  told.map(
    ({ path: field, label, forLoan, forLead, takes, says }) =>
      html`<tr id="${field}"><th scope="row"><a href="${addresses.createField(field)}">${label}</a></th><td>${need(forLoan, says)}</td><td>${need(forLead, says)}</td><td>${linked(takes, path, site)}</td><td>${says.map(saying)}</td></tr>`,
  ),
  'list entries',
)}`;
}

/** Returns whether a field is required, in words; null for a calculated field, which has no messages. */
const need = (of: Need, says: CreateField['says']): Html | null =>
  says.length === 0 ? null : html`<span class="${of === 'no' ? 'quiet' : 'required'}">${needs[of]}</span>`;

const saying = ({ entry, message }: CreateField['says'][number]): Html =>
  html`<span class="saying"><span class="quiet">${entry}:</span> ${message}</span> `;

const groupOf = ({ path }: CreateField): string => (path.includes('.') ? (path.split('.')[0] ?? '') : '');

/** Returns the fields that Create requires, grouped by when they are required. */
function required(of: 'forLoan' | 'forLead', { model }: Site): Html {
  const fields = (when: Need) =>
    listed(
      model.createFields
        .filter((field) => field[of] === when)
        .map(({ path: field, label }) => {
          const name = partOf(field) === 'borrower' ? `borrower ${label}` : ownedLabel(field);
          return html`<a href="${addresses.createField(field)}">${name.toLowerCase()}</a>`;
        }),
    );
  return html`${fields('always')}; ${fields('while-shown')} while the user sees it.<br>Once a co-borrower is added, also ${fields('with-co-borrower')}.`;
}
