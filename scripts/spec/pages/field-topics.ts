import { createFields } from '../../../contracts/fields/create-screen.ts';
import { html } from '../../../mock-server/html/html.ts';
import type { CreateField } from '../model/create-fields.ts';
import { addresses, relativeTo } from './addresses.ts';
import { needs } from './creating-page.ts';
import { linked } from './parts.ts';
import type { Site } from './site-context.ts';
import { spelledOut, type Topic, toldOf, wordsOf } from './topic.ts';

/** Returns a topic for each field of the create screen, also for those of the co-borrower. */
export function fieldTopics(site: Site): Topic[] {
  return site.model.createFields.map((field) => fieldTopic(field, site));
}

function fieldTopic({ path, label, forLoan, forLead, takes, says }: CreateField, site: Site): Topic {
  const page = addresses.createField(path);
  const { rules, shown } = createFields[path];
  const owner = path.includes('.')
    ? spelledOut(path.split('.')[0] ?? '').replace('co borrower', 'co-borrower')
    : '';
  const name = path.split('.').at(-1) ?? '';
  const isOfCoBorrower = owner === 'co-borrower';
  return {
    kind: 'field',
    id: path,
    title: owner === '' ? label : `${label} of the ${owner}`,
    lead: `${needs[forLoan]} for a loan, ${needs[forLead]} for a lead; takes ${takes}.`,
    facts: [
      ['For a loan', needs[forLoan]],
      ['For a lead', needs[forLead]],
      ['Takes', linked(takes, page, site)],
      [
        'Says',
        says.length === 0
          ? 'nothing: it cannot be wrong'
          : html`<ul>${says.map(({ entry, message }) => html`<li><span class="quiet">${entry}:</span> ${message}</li>`)}</ul>`,
      ],
      ['All fields', html`<a href="${relativeTo(page)(addresses.creating)}">what Create requires</a>`],
    ],
    ...toldOf(
      site,
      [...rules, ...(shown?.rules ?? [])],
      wordsOf(name, label, `${label}s`),
      ({ area, rule }) => area === 'create-loan' && /co-borrower/i.test(rule.rule) === isOfCoBorrower,
    ),
    words: `field of the create screen ${path} ${owner} ${says.map(({ message }) => message).join(' ')}`,
  };
}
