import { type HtmlValue, html } from '../../../mock-server/platform/html/html.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { User, UserFeatures } from '../../../contracts/operations/session.ts';
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
import { type Topic, spelledOut, toldOf } from './topic.ts';

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
    const { words, rules } = permissions[name];
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
      ...toldOf(site, rules),
      words: `permission allowed can see sees has role ${spelledOut(name)}`,
    };
  });

const namesOf = (all: readonly Persona[] = []): string =>
  all.length === 0 ? 'No role' : all.map(({ role }) => role).join(', ');

function roleTopic(landing: PersonaLanding, site: Site): Topic {
  const { persona, page, address, isFullPage, rules } = landing;
  const { user } = persona;
  const path = addresses.role(persona.id);
  const to = relativeTo(path);
  const [may, refused] = [true, false].map((isMeant) =>
    permissionNames
      .filter((name) => isGranted(user, name) === isMeant)
      .map(
        (name) =>
          html`${permissions[name].words} (<code>${name}</code>) ${ruleLinks(permissions[name].rules, path, site)}`,
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
        html`${page} <code>${address}</code>${isFullPage ? ', outside the product' : ''} ${ruleLinks(rules, path, site)} (<a href="${to(addresses.landing)}">what happens at /default</a>)`,
      ],
      [
        'Sees',
        isAdministrator(user)
          ? html`no toolbar and no drawers ${ruleLinks(['S-6-15'], path, site)}`
          : seen(user),
      ],
      ['May', list(may)],
      ['Is refused', list(refused)],
      ['Work queue', queue ? `${legacyPages[queue].title} (${user.workQueueType})` : 'none'],
      ['Group', user.userGroupName],
      ['Sign in as', html`${persona.name}, <code>${persona.id}</code> ${tryLink({ persona: persona.id })}`],
    ],
    ...toldOf(site, rules),
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

/**
 * Permissions of a user in words, with the rules about them, by the property of the user that grants them. A missing
 * property grants nothing.
 */
const permissions: Readonly<
  Record<Permission, { readonly words: string; readonly rules: readonly string[] }>
> = {
  createLoan: { words: 'create loans', rules: ['S-2.5-04', 'S-3-16', 'S-6-05', 'S-6-07'] },
  lead: { words: 'create leads', rules: ['S-2.5-03', 'S-3-16', 'S-6-05'] },
  importLoan: { words: 'import loans', rules: ['S-2.5-05', 'S-3-16', 'S-6-05'] },
  registration: { words: 'register loans', rules: ['S-2.5-06', 'S-3-16', 'S-6-05'] },
  quickLock: { words: 'lock a rate with Quick Lock', rules: ['S-2.5-07', 'S-3-16', 'S-6-05'] },
  scenarioPricer: { words: 'use Scenario Pricer', rules: ['S-2.5-08', 'S-3-16', 'S-6-05'] },
  loanOriginationType: {
    words: 'choose the origination type of a loan',
    rules: ['L-2.2-16', 'L-2.2-17', 'L-3.7-07'],
  },
  employeeLoan: { words: 'mark a loan as an employee loan', rules: ['L-2.2-18', 'L-3.7-07'] },
  hasWorkQueueDashboard: { words: 'open the work-queue dashboard', rules: ['S-2.3-26', 'S-3-17'] },
  hasLeadPipeline: { words: 'open the Lead Pipeline', rules: ['S-3-18', 'S-6-09'] },
  hasOptimalBluePipeline: { words: 'open the Optimal Blue pipeline', rules: ['S-3-19', 'S-6-10'] },
  hasOptimalBlueSearch: { words: 'use Optimal Blue Search', rules: ['S-3-20', 'S-6-08'] },
  showLoanNotes: { words: 'see the notes of a loan', rules: ['S-3-21', 'S-6-12'] },
  userCanAddNotes: { words: 'add notes to a loan', rules: ['S-3-22', 'S-6-13'] },
  otherProfiles: { words: 'switch to another profile', rules: ['S-3-13', 'S-6-20'] },
  isDelegatedAdministrator: {
    words: 'manage institutions and user accounts',
    rules: ['S-2.2-18', 'S-2.2-19', 'S-6-18'],
  },
};
type Permission =
  | keyof UserFeatures
  | Extract<
      keyof User,
      `${'has' | 'show' | 'userCan'}${string}` | 'otherProfiles' | 'isDelegatedAdministrator'
    >;

function isGranted(user: User, name: Permission): boolean {
  const value = { ...user, ...user.features }[name];
  return Array.isArray(value) ? value.length > 0 : value === true;
}

const permissionNames = Object.keys(permissions) as Permission[];

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
