import { type HtmlValue, html } from '../../../mock-server/platform/html/html.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { isAdministrator } from '../../../web/session/roles.ts';
import { queuePageOf, pipelinesOf } from '../../../web/shared/routes/pipelines.ts';
import { profileEntriesOf } from '../../../web/shell/profile-entries.ts';
import { type Feature, type Scenario, scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import type { Persona } from '../../../mock-server/los/seeds/personas.ts';
import type { PersonaLanding } from '../model/landing.ts';
import { addresses, relativeTo } from './addresses.ts';
import { ruleLinks } from './parts.ts';
import type { Site } from './layout.ts';
import { tryLink } from './try-it.ts';
import { landingIds, type Topic, spelledOut } from './topic.ts';
import { isGranted, permissionNames, permissions } from '../model/permissions.ts';

/**
 * Returns a topic for the role of each persona. Reads the permissions from the persona's user, and the menus from
 * functions of the SPA.
 */
export function roleTopics(site: Site): Topic[] {
  return site.model.landings.map((landing) => roleTopic(landing, site));
}

/** Returns a topic for each permission: the roles that have it, and those that do not. */
export const permissionTopics = (site: Site): Topic[] =>
  permissionNames.map((name) => {
    const words = permissions[name];
    const path = addresses.topic({ kind: 'permission', id: name });
    const all = site.model.landings.map(({ persona }) => persona);
    const [may, refused] = [true, false].map((isMeant) =>
      all.filter(({ user }) => isGranted(user, name) === isMeant),
    );
    const told = (roles = all) =>
      roles.map(({ id, role }) => html`<a href="${relativeTo(path)(addresses.role(id))}">${role}</a>`);
    return {
      kind: 'permission',
      id: name,
      title: `Who may ${words}`,
      lead: `${namesOf(may)} may ${words}. ${namesOf(refused)} may not.`,
      facts: [
        ['May', list(told(may))],
        ['Is refused', list(told(refused))],
        ['Property of the user', html`<code>${name}</code>`],
      ],
      cells: all.map(({ user, role }) => [role, isGranted(user, name) ? 'yes' : 'no'] as const),
      ...site.model.about(`permission:${name}`),
      words: `permission allowed can see sees has role ${spelledOut(name)}`,
    };
  });

const namesOf = (all: readonly Persona[] = []): string =>
  all.length === 0 ? 'No role' : all.map(({ role }) => role).join(', ');

function roleTopic(landing: PersonaLanding, site: Site): Topic {
  const { persona, page, address, isFullPage } = landing;
  const { about, rules } = site.model;
  const own = about(`role:${persona.id}`);
  const landsBy = landingIds(landing, site.model);
  const { user } = persona;
  const path = addresses.role(persona.id);
  const to = relativeTo(path);
  const [may, refused] = [true, false].map((isMeant) =>
    permissionNames
      .filter((name) => isGranted(user, name) === isMeant)
      .map(
        (name) =>
          html`<a href="${to(addresses.topic({ kind: 'permission', id: name }))}">${permissions[name]}</a> (<code>${name}</code>)`,
      ),
  );
  const queue = queuePageOf(user.workQueueType);
  return {
    kind: 'role',
    id: persona.id,
    title: persona.role,
    lead: `${persona.name} sees ${persona.sees}.`,
    facts: [
      [
        'Lands on',
        html`${page} <code>${address}</code>${isFullPage ? ', outside the product' : ''} ${ruleLinks(landsBy, path, site)} (<a href="${to(addresses.landing)}">what happens at /default</a>)`,
      ],
      ['Sees', isAdministrator(user) ? 'no toolbar and no drawers' : seen(user)],
      ['May', list(may)],
      ['Is refused', list(refused)],
      ['Work queue', queue ? `${legacyPages[queue].title} (${user.workQueueType})` : 'none'],
      ['Group', user.userGroupName],
      ['Sign in as', html`${persona.name}, <code>${persona.id}</code> ${tryLink({ persona: persona.id })}`],
    ],
    cells: [
      ['Lands on', html`${page} <code>${address}</code>`],
      ['In short', `${persona.name} sees ${persona.sees}.`],
    ],
    rules: rules.filter((view) => own.rules.includes(view) || landsBy.includes(view.rule.id)),
    decisions: own.decisions,
    scenarios: scenariosNaming(persona.id, site.model.sources.features),
    words: `role ${persona.name} ${persona.id} lands on ${page} ${address} at /default`,
  };
}

const list = (items: readonly HtmlValue[] = []): HtmlValue =>
  items.length === 0 ? 'nothing' : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const seen = (user: User): HtmlValue =>
  list([
    `pipelines: ${pipelinesOf(user)
      .map(({ label }) => label)
      .join(', ')}`,
    `profile menu: ${[...profileEntriesOf(user).map(({ label }) => label), 'Logout'].join(', ')}`,
  ]);

/** Returns the scenarios with the persona's id in a step or in the examples. */
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
