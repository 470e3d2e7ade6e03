import type { Site } from './layout.ts';
import { permissionTopics, roleTopics } from './role-topics.ts';
import type { TopicKind } from './topic-kinds.ts';
import { type Topic, toldOf, spelledOut } from './topic.ts';
import { errorTextOf, errorTexts } from '../../../contracts/api/error-texts.ts';
import { html } from '../../../mock-server/platform/html/html.ts';
import { problemList } from '../model/messages.ts';
import { operationsAnswering } from '../model/operations.ts';
import { addresses, relativeTo } from './addresses.ts';
import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { CreateField } from '../model/create-fields.ts';
import { needs } from './creating-page.ts';
import { linked } from './parts.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import {
  builtInIdleTimes,
  defaultProductTitle,
  shippedFlags,
  shippedSettings,
} from '../../../contracts/api/settings.ts';
import { type Field, fieldsOf } from '../read/fields.ts';

/** The functions that derive the topics of each kind from the product's tables. */
const readers: Readonly<Record<TopicKind, (site: Site) => Topic[]>> = {
  role: roleTopics,
  permission: permissionTopics,
  field: fieldTopics,
  error: errorTopics,
  setting: settingTopics,
  page: legacyTopics,
};

/** Returns all topics by kind. */
export const topicsByKind = (site: Site): ReadonlyMap<TopicKind, readonly Topic[]> =>
  new Map(Object.entries(readers).map(([kind, read]) => [kind as TopicKind, read(site)]));

/** Returns a topic for each error code: the codes with a text on the error page, and the status codes of problems. */
function errorTopics(site: Site): Topic[] {
  const statuses = problemList.map(({ status }) => String(status));
  return [...new Set([...Object.keys(errorTexts), ...statuses])]
    .toSorted()
    .map((code) => errorTopic(code, site));
}

function errorTopic(code: string, site: Site): Topic {
  const { title, message, rule } = errorTextOf(code);
  const to = relativeTo(addresses.error(code));
  const problems = problemList.filter(({ status }) => String(status) === code);
  const hasOwnText = Object.hasOwn(errorTexts, code);
  return {
    kind: 'error',
    id: code,
    title: `Error ${code}`,
    lead:
      hasOwnText || code === '404'
        ? `The error page says "${title}": "${message}"`
        : `The error page has no text of its own for this code: it shows the text for all other codes. The server responds with it for the problems ${problems.map((problem) => problem.code).join(', ')}.`,
    facts: [
      ['Address', html`<code>/error/${code}</code>`],
      ['Title', title],
      ['Message', message],
      ['Own text', hasOwnText ? 'yes' : 'no: the page shows the text for all other codes'],
      [
        'Problems of the server',
        problems.length === 0
          ? 'none has this status'
          : html`<ul>${problems.map((problem) => {
              const operations = operationsAnswering(problem.code, site.model.operations);
              const isShared = operations.length === site.model.operations.length;
              return html`<li><a href="${to(`${addresses.messages}#problem-${problem.code}`)}"><code>${problem.code}</code></a> ${problem.title}. <span class="quiet">${isShared ? 'All operations.' : operations.map(({ name }) => html`<a href="${to(addresses.operation(name))}">${name}</a> `)}</span></li>`;
            })}</ul>`,
      ],
    ],
    ...toldOf(site, [rule, ...(hasOwnText ? [] : ['L-2.4-03', 'L-2.4-04'])]),
    words: `code status /error/${code} ${problems.map((problem) => `${problem.code} ${problem.title}`).join(' ')}`,
  };
}

/** Rules about required fields (L-5.1). */
const requiredRules: Partial<Readonly<Record<FieldPath, readonly string[]>>> = {
  institution: ['L-5.1-01'],
  originator: ['L-5.1-02'],
  product: ['L-5.1-03'],
  loanOriginationType: ['L-5.1-04'],
  'borrower.firstName': ['L-5.1-06'],
  'borrower.lastName': ['L-5.1-07'],
  'borrower.taxIdentifier': ['L-5.1-11', 'L-5.1-12'],
  'coBorrower.firstName': ['L-5.1-08'],
  'coBorrower.lastName': ['L-5.1-09'],
  'coBorrower.taxIdentifier': ['L-5.1-10'],
};

/** Returns a topic for each field of the create screen, also for those of the co-borrower. */
function fieldTopics(site: Site): Topic[] {
  return site.model.createFields.map((field) => fieldTopic(field, site));
}

function fieldTopic({ path, label, forLoan, forLead, takes, says }: CreateField, site: Site): Topic {
  const page = addresses.createField(path);
  const { rules, shown } = createFields[path];
  const owner = path.includes('.')
    ? spelledOut(path.split('.')[0] ?? '').replace('co borrower', 'co-borrower')
    : '';
  return {
    kind: 'field',
    id: path,
    title: owner === '' ? label : `${label} of the ${owner}`,
    lead: `${capital(needs[forLoan])} for a loan, ${needs[forLead]} for a lead; ${takes.startsWith('calculated') ? 'is' : 'takes'} ${takes}.`,
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
    ...toldOf(site, [...rules, ...(shown?.rules ?? []), ...(requiredRules[path] ?? [])]),
    words: `field of the create screen ${path} ${owner} ${says.map(({ message }) => message).join(' ')}`,
  };
}

/** Returns a topic for each page of the legacy application. */
function legacyTopics(site: Site): Topic[] {
  return (Object.entries(legacyPages) as [string, LegacyPage][]).map(([name, page]) =>
    legacyTopic(name, page, site),
  );
}

function legacyTopic(name: string, page: LegacyPage, site: Site): Topic {
  const { title, method, path, query = [], presentation, size, rules, closesLoan } = page;
  const to = relativeTo(addresses.legacyPage(name));
  const landings = site.model.landings.filter((landing) => landing.page === title);
  const address = `${path}${query.length === 0 ? '' : `?${query.join('=&')}=`}`;
  return {
    kind: 'page',
    id: name,
    title,
    lead: `Shown as ${presentation}, from ${path}.`,
    facts: [
      ['Address', html`<code>${method} ${address}</code>`],
      ['In the product', presentation === 'page' ? html`<code>/lf/${name}</code>` : `a ${presentation}`],
      ['Size', size === undefined ? 'that of the frame' : `${size.width} × ${size.height}`],
      ['Closes the open loan', closesLoan ? 'yes' : 'no'],
      [
        'Lands here',
        landings.length === 0
          ? 'no role'
          : landings.map(
              ({ persona }) => html`<a href="${to(addresses.role(persona.id))}">${persona.role}</a> `,
            ),
      ],
    ],
    ...toldOf(site, rules),
    words: `legacy page ${address} /lf/${name}`,
  };
}

const builtIn: Readonly<Record<string, unknown>> = { ...builtInIdleTimes, productTitle: defaultProductTitle };
const shipped: Readonly<Record<string, unknown>> = {
  ...shippedFlags,
  ...shippedSettings,
  ...shippedSettings.idle,
};

/** Rules and decisions about each setting, by its name. Other settings serve sign-in only, or links to help. */
const settingRules: Readonly<Record<string, readonly string[]>> = {
  clientId: ['S-6-23', 'A-48', 'A-100'],
  authority: ['S-5-17', 'S-7-03', 'S-4.1-34'],
  enableNewCreateLoanWorkflow: ['S-4.4-10', 'S-4.4-11', 'L-3.7-04', 'C-19', 'C-23', 'A-73'],
  enableAiAssistant: ['S-2.2-11', 'S-6-19', 'L-3.7-04', 'C-19'],
  enableBeta1_AdverseAction: ['L-3.7-05', 'A-75'],
  supportNoticeOfIncompleteness: ['L-3.7-05', 'A-75'],
  daysToFurnishMissingInformation: ['L-3.7-05', 'A-75'],
  enableAppraisal36: ['L-3.7-05', 'A-75'],
  creditReportingAgencyBureau: ['L-3.7-06', 'A-75'],
  creditReportingAgencyVendor: ['L-3.7-06', 'A-75'],
  idleSeconds: ['S-4.1-22', 'S-4.1-23', 'S-4.1-24', 'S-4.1-28', 'S-9-09', 'L-9-02', 'C-01', 'A-66'],
  timeoutSeconds: ['S-4.1-29', 'L-9-03', 'C-01'],
  keepAliveSeconds: ['S-4.1-27', 'S-9-09', 'C-01', 'C-11'],
  supportSiteUrl: ['S-8-07', 'L-3.7-08', 'C-19'],
  imageFlowUrl: ['S-2.1-25', 'S-3-57', 'S-6-21', 'S-6-22', 'S-7-13', 'S-7-14', 'S-8-08', 'S-8-09', 'A-161'],
  productTitle: ['S-2.2-26'],
  LosHelp: ['S-2.2-12', 'S-2.2-29'],
  LenderHelp: ['S-2.2-12', 'S-2.2-29'],
  ContactUs: ['S-2.2-12', 'S-2.2-29'],
  OptimalBlueSearch: ['S-2.3-19', 'S-2.3-20', 'S-3-20', 'S-6-08', 'S-2.3-31'],
};

/** Returns a topic for each setting in the response of GET /api/configuration. */
function settingTopics(site: Site): Topic[] {
  const { paths, components } = site.model.sources.description;
  const { schema } = paths['/api/configuration'].get.responses[200].content['application/json'];
  const fields = fieldsOf(schema, components.schemas).filter(
    ({ type, path }) => path !== '' && type !== 'object',
  );
  return fields.map((field) => settingTopic(field, site));
}

function settingTopic({ path, type, limits, required }: Field, site: Site): Topic {
  const parts = path.split('.');
  const name = parts.at(-1) ?? path;
  const page = addresses.setting(name);
  return {
    kind: 'setting',
    id: name,
    title: name,
    lead: `${capital(spelledOut(name))}: ${type}${limits === '' ? '' : `, ${limits}`}.`,
    facts: [
      ['Type', limits === '' ? type : `${type}, ${limits}`],
      ['May be left out', required ? 'no' : 'yes'],
      ['Built into the product', shownValue(builtIn[name])],
      ['As the mock server ships it', shownValue(shipped[name])],
      [
        'In the response of',
        html`<a href="${relativeTo(page)(addresses.operation('getConfiguration'))}">getConfiguration</a> <code>${path}</code>`,
      ],
    ],
    ...toldOf(site, settingRules[name] ?? []),
    words: `setting flag configuration ${spelledOut(name)}`,
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const shownValue = (value: unknown): string =>
  value === undefined ? 'nothing' : value === '' ? 'empty' : JSON.stringify(value);
