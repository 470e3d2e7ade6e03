import { type HtmlValue, html } from '../../../mock-server/html/html.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { isAdministrator } from '../../../web/session/roles.ts';
import { pipelinesOf } from '../../../web/shell/banner/pipelines.ts';
import { profileEntriesOf } from '../../../web/shell/profile-entries.ts';
import { type Feature, type Scenario, scenariosOf } from '../../gherkin/feature.ts';
import type { PersonaLanding } from '../model/landing.ts';
import { addresses, relativeTo } from './addresses.ts';
import { ruleLinks } from './parts.ts';
import type { Site } from './site-context.ts';
import { tryIt } from './try-it.ts';
import { spelledOut, type Topic, toldOf, wordsOf } from './topic.ts';

/** The role of every persona. What it may do are the properties of its user; the functions of the SPA say what it sees. */
export function roleTopics(site: Site): Topic[] {
  return site.model.landings.map((landing) => roleTopic(landing, site));
}

function roleTopic(landing: PersonaLanding, site: Site): Topic {
  const { persona, page, address, isFullPage, rules } = landing;
  const { user } = persona;
  const path = addresses.role(persona.id);
  const to = relativeTo(path);
  const [may, refused] = [true, false].map((isGranted) =>
    permissionsOf(user, site)
      .filter(([, granted]) => granted === isGranted)
      .map(([name]) => permission(name, path, site)),
  );
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
      ['Work queue', user.workQueueType ?? 'none'],
      ['Group', user.userGroupName],
      ['Sign in as', html`${persona.name}, <code>${persona.id}</code> ${tryIt({ persona: persona.id })}`],
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

/** The features of a user and what else one may do or has; a feature that is not named is not granted. */
function permissionsOf(user: User, { model }: Site): [name: string, isGranted: boolean][] {
  const features = new Set(model.landings.flatMap(({ persona }) => Object.keys(persona.user.features)));
  const unasked = 'authenticatedWithMicrosoft';
  return [
    ...[...features].map((name): [string, boolean] => [
      name,
      Object.entries(user.features).some(([key, value]) => key === name && value),
    ]),
    ...Object.entries(user).flatMap(([name, value]): [string, boolean][] =>
      typeof value === 'boolean' && !name.startsWith('is') && name !== unasked ? [[name, value]] : [],
    ),
    ['otherProfiles', user.otherProfiles.length > 0],
  ];
}

function permission(name: string, path: string, site: Site): HtmlValue {
  // A feature that is called like a common word: rules about the feature say so.
  const words = /[A-Z]/.test(name)
    ? wordsOf(name)
    : new RegExp(String.raw`\b(?:features?|flags)\b.*\b${name}\b`);
  const { rules } = toldOf(site, [], words, ({ section }) => section.startsWith('S-'));
  return html`${spelledOut(name)} <code>${name}</code> ${ruleLinks(
    rules.map(({ rule }) => rule.id),
    path,
    site,
  )}`;
}

/** The words by which rules speak of such a user. */
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
