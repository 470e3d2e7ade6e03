import { html } from '../../../mock-server/legacy/html.ts';
import type { Need } from '../model/requirements.ts';
import { sections } from '../read/sections.ts';
import { addresses } from './addresses.ts';
import type { Page } from './layout.ts';
import { linked } from './parts.ts';
import { ruleList } from './people-pages.ts';
import type { Site } from './site-context.ts';

const needs: Readonly<Record<Need, string>> = {
  always: 'required',
  'while-shown': 'required while the user sees the field',
  'with-co-borrower': 'required once a co-borrower is added',
  no: 'may be left out',
};

/** Who may press the button at all. */
const who =
  'A loan needs the feature createLoan, a lead the feature lead: without it the action is not on offer (S-2.5-03, S-2.5-04). Whoever opens the screen by its address all the same is refused by the server (A-80). Nothing that is not in the table is required, not even a purpose or an amount (A-21).';

/** What Create requires, for a loan and for a lead. */
export function creatingPage(site: Site): Page {
  const path = addresses.creating;
  const told = ['L-5.1', 'L-5.2', 'L-5.3', 'L-5.4', 'L-4.6'];
  return {
    path,
    title: 'What Create requires',
    part: addresses.overview,
    body: html`<h1>What Create requires</h1>
<p class="lead">As long as something is missing or wrong, the Create button cannot be pressed. The table is what the product's own check says about a form in which nothing has been entered; everything else may be left blank.</p>
<table class="list"><thead><tr><th scope="col">Field</th><th scope="col">For a loan</th><th scope="col">For a lead</th><th scope="col">Said while it is empty</th></tr></thead>
<tbody>${site.model.requirements.map(
      ({ label, message, forLoan, forLead }) =>
        html`<tr><th scope="row">${label}</th><td>${needs[forLoan]}</td><td>${needs[forLead]}</td><td>${message}</td></tr>`,
    )}</tbody></table>
<p>${linked(who, path, site)}</p>
<p>The request that goes out: <a href="${addresses.operation('createLoan')}">createLoan</a>. What is said when it fails: <a href="${addresses.hall('create-screen')}">the messages of the create screen</a>.</p>
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
