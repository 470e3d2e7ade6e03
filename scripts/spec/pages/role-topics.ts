import { type HtmlValue, html } from '../../../mock-server/html/html.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { User, UserFeatures } from '../../../contracts/operations/session.ts';
import { isAdministrator } from '../../../web/session/roles.ts';
import { queuePageOf, pipelinesOf } from '../../../web/shared/routes/pipelines.ts';
import { profileEntriesOf } from '../../../web/shell/profile-entries.ts';
import { type Feature, type Scenario, scenariosOf } from '../../gherkin/feature.ts';
import type { PersonaLanding } from '../model/landing.ts';
import { addresses, relativeTo } from './addresses.ts';
import { ruleLinks } from './parts.ts';
import type { Site } from './layout.ts';
import { tryLink } from './try-it.ts';
import { type Topic, toldOf, wordsOf } from './topic.ts';

/**
 * Returns a topic for the role of each persona. Reads the permissions from the persona's user, and the menus from
 * functions of the SPA.
 */
export function roleTopics(site: Site): Topic[] {
  const told = new Map(permissionNames.map((name) => [name, rulesAbout(name, site)]));
  return site.model.landings.map((landing) => roleTopic(landing, told, site));
}

function roleTopic(
  landing: PersonaLanding,
  told: ReadonlyMap<Permission, readonly string[]>,
  site: Site,
): Topic {
  const { persona, page, address, isFullPage, rules } = landing;
  const { user } = persona;
  const path = addresses.role(persona.id);
  const to = relativeTo(path);
  const [may, refused] = [true, false].map((isMeant) =>
    permissionNames
      .filter((name) => isGranted(user, name) === isMeant)
      .map(
        (name) =>
          html`${permissions[name]} (<code>${name}</code>) ${ruleLinks(told.get(name) ?? [], path, site)}`,
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
    ...toldOf(site, rules, aboutUser(user)),
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

/** Permissions of a user in words, by the property of the user that grants them. A missing property grants nothing. */
const permissions: Readonly<Record<Permission, string>> = {
  createLoan: 'create loans',
  lead: 'create leads',
  importLoan: 'import loans',
  registration: 'register loans',
  quickLock: 'use Quick Lock',
  scenarioPricer: 'use Scenario Pricer',
  loanOriginationType: 'choose the origination type of a loan',
  employeeLoan: 'mark a loan as an employee loan',
  hasWorkQueueDashboard: 'open the work-queue dashboard',
  hasLeadPipeline: 'open the Lead Pipeline',
  hasOptimalBluePipeline: 'open the Optimal Blue pipeline',
  hasOptimalBlueSearch: 'use Optimal Blue Search',
  showLoanNotes: 'see the notes of a loan',
  userCanAddNotes: 'add notes to a loan',
  otherProfiles: 'switch to another profile',
};
type Permission =
  | keyof UserFeatures
  | Extract<keyof User, `${'has' | 'show' | 'userCan'}${string}` | 'otherProfiles'>;

function isGranted(user: User, name: Permission): boolean {
  const value = { ...user, ...user.features }[name];
  return Array.isArray(value) ? value.length > 0 : value === true;
}

const permissionNames = Object.keys(permissions) as Permission[];

function rulesAbout(name: Permission, site: Site): string[] {
  // The names of some features are common words, so the rule must also contain the word feature or flag.
  const words = /[A-Z]/.test(name)
    ? wordsOf(name)
    : new RegExp(String.raw`\b(?:features?|flags)\b.*\b${name}\b`);
  const { rules } = toldOf(
    site,
    [],
    words,
    ({ section, rule }) => section.startsWith('S-') || /\bfeatures?\b/.test(rule.rule),
  );
  return rules.map(({ rule }) => rule.id);
}

/** Returns a pattern that matches the rules about users of this role. */
function aboutUser(user: User): RegExp {
  const { workQueueType } = user;
  if (isAdministrator(user)) return /(?<!delegated |System )\badministrators?\b(?! is\b)/i;
  if (user.isDelegatedAdministrator) return /\bdelegated administrator/i;
  if (user.isOriginator)
    return /\b(?:an|being an) originator (?:lands|counts|has)\b|where an originator lands/i;
  if (workQueueType !== null)
    return new RegExp(
      String.raw`\b(?:workQueueType|type)\b.*\b${workQueueType}\b|\b${workQueueType} (?:and|users)\b`,
    );
  return user.otherProfiles.length > 0
    ? /\bprofile switch|switch profiles\b/i
    : /workQueueType has some other value|Users with no workQueueType/;
}

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
