import { type Html, html } from '../../../mock-server/html/html.ts';
import type { PersonaLanding } from '../model/landing.ts';
import type { RuleView } from '../model/rules.ts';
import { type Feature, type Scenario, scenariosOf } from '../../gherkin/feature.ts';
import { addresses } from './addresses.ts';
import type { Page } from './layout.ts';
import { chip, ruleLink, ruleLinks } from './parts.ts';
import { withSlots } from './scenario.ts';
import type { Site } from './site-context.ts';

/** The list of personas: what each sees and may do. */
export function peoplePage(site: Site): Page {
  return {
    path: addresses.people,
    title: 'Personas',
    part: addresses.people,
    body: html`<h1>${site.model.landings.length} personas</h1>
<p class="lead">Seeded users, one for each role and situation that the documents name. They have no passwords.</p>
<ul class="cards people">${site.model.landings.map((landing) => person(landing, site))}</ul>`,
  };
}

function person({ persona, page, address, isFullPage, rules }: PersonaLanding, site: Site): Html {
  const { user } = persona;
  const features = Object.entries(user.features).flatMap(([name, isGranted]) => (isGranted ? [name] : []));
  const scenarios = scenariosNaming(persona.id, site.model.sources.features);
  return html`<li id="${persona.id}"><h2>${persona.name}</h2><p class="role">${persona.role}</p><p>Sees ${persona.sees}.</p>
<dl class="facts"><dt>Lands on</dt><dd>${page} <code>${address}</code>${isFullPage ? ', outside the product' : ''} ${ruleLinks(rules, addresses.people, site)}</dd>
<dt>Work queue</dt><dd>${user.workQueueType ?? 'none'}</dd>
<dt>May</dt><dd>${features.length === 0 ? 'create nothing' : features.join(', ')}</dd>
<dt>Group</dt><dd>${user.userGroupName}</dd>
${user.otherProfiles.length === 0 ? null : html`<dt>Other profiles</dt><dd>${user.otherProfiles.map((profile) => profile.userGroupName).join(', ')}</dd>`}
<dt>Persona</dt><dd><code>${persona.id}</code></dd></dl>
${
  scenarios.length === 0
    ? null
    : html`<details><summary>${scenarios.length} of the scenarios</summary><ul>${scenarios.map(
        ([feature, scenario]) =>
          html`<li><a href="${addresses.scenario(feature, scenario)}">${withSlots(scenario.name)}</a></li>`,
      )}</ul></details>`
}</li>`;
}

/** Scenarios with the persona's id in a step or among the examples. */
function scenariosNaming(id: string, features: readonly Feature[]): [Feature, Scenario][] {
  return features.flatMap((feature) =>
    scenariosOf(feature)
      .filter(
        ({ steps, examples }) =>
          steps.some((step) => step.text.includes(`"${id}"`)) ||
          examples.some(({ rows }) => rows.some((row) => row.cells.includes(id))),
      )
      .map((scenario): [Feature, Scenario] => [feature, scenario]),
  );
}

/** Rules with their words and verdicts. */
export function ruleList(rules: readonly RuleView[], page: string, site: Site): Html {
  return html`<ul class="rule-list">${rules.map(
    (view) =>
      html`<li>${ruleLink(view.rule.id, page, site)} <span class="text">${view.rule.rule}</span> ${chip(view.verdict, site)}</li>`,
  )}</ul>`;
}
