import { type Html, html } from '../../../mock-server/html/html.ts';
import { scenariosOf } from '../../gherkin/feature.ts';
import { countKills } from '../../mutants/kills.ts';
import { addresses } from './addresses.ts';
import { count, countOrigins } from './parts.ts';
import type { Site } from './site-context.ts';

/** Returns further facts about the evidence, each in a sentence with its number. */
export function proofs({ model }: Site): Html {
  const { rules, decisions, sources } = model;
  const waiting = decisions.filter(({ state }) => state === 'waiting').length;
  const shown = decisions.filter((view) => view.decision.evidence !== '' || view.tests.length > 0).length;
  const pictured = rules.filter((view) => view.pictures.length > 0).length;
  return html`<dl class="proofs">
<div><dt>Decisions</dt><dd><a href="${addresses.decisions}">${decisions.length}</a> where the documents are silent or contradict each other. <a href="${addresses.waiting}">Waiting for the owner: ${waiting}</a>. A rule or a test shows ${shown} of them.</dd></div>
<div><dt>Scenarios</dt><dd><a href="${addresses.features}">${countOrigins(sources.features.flatMap(scenariosOf))}</a>. The documents do not demand what this project adds.</dd></div>
<div><dt>Pictures</dt><dd>${
    pictured === 0
      ? 'None yet. The journeys take them.'
      : html`<a href="${addresses.rulesWhere({ with: 'picture' })}">${count(pictured, 'rule')}</a> can be seen in ${count(sources.pictures.length, 'picture')}.`
  }</dd></div>
<div><dt>Mutants</dt><dd>${mutantWords(model)}</dd></div>
<div><dt>To take away</dt><dd><a href="${addresses.table()}" download>All rules as a table (CSV)</a>; each section has its own. <code>npm run spec -- --pdf</code> prints all sections, or the named ones.</dd></div>
<div><dt>For other tools</dt><dd><a href="${addresses.ruleBook}">Rules, evidence and verdicts</a>, <a href="${addresses.junit}">JUnit</a>.</dd></div>
</dl>`;
}

function mutantWords({ rules, sources }: Site['model']): Html {
  const counts = countKills(sources.mutants);
  const broken = rules.filter((view) => view.mutants.length > 0).length;
  const open = (['stale', 'not killed'] as const).map((state) =>
    counts[state] === 0
      ? html`, 0 ${state}`
      : html`, <a href="${addresses.rulesWhere({ with: 'open-mutant' })}">${counts[state]} ${state}</a>`,
  );
  return html`${count(sources.mutants.length, 'mutant')} of ${count(broken, 'rule')}: ${counts.killed} killed${open}.`;
}
