import type { Site } from './layout.ts';
import { permissionTopics, roleTopics } from './role-topics.ts';
import type { TopicKind } from './topic-kinds.ts';
import { type Topic, spelledOut } from './topic.ts';
import { errorTextOf, errorTexts } from '../../../contracts/api/error-texts.ts';
import { html, type HtmlValue } from '../../../mock-server/platform/html/html.ts';
import { problemList } from '../model/messages.ts';
import { type OperationView, operationsAnswering } from '../model/operations.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { CreateField, Need } from '../model/create-fields.ts';
import { type Setting, settings } from '../model/settings.ts';
import { areaNames } from './parts.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import {
  builtInIdleTimes,
  defaultProductTitle,
  shippedFlags,
  shippedSettings,
} from '../../../contracts/api/settings.ts';

/** The functions that derive the topics of each kind from the product's tables. */
const readers: Readonly<Record<TopicKind, (site: Site) => Topic[]>> = {
  role: roleTopics,
  permission: permissionTopics,
  field: (site) => site.model.createFields.map((field) => fieldTopic(field, site)),
  error: errorTopics,
  setting: (site) => settings.map((setting) => settingTopic(setting, site)),
  page: legacyTopics,
  operation: (site) => site.model.operations.map((view) => operationTopic(view, site)),
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
  const { title, message } = errorTextOf(code);
  const to = relativeTo(addresses.error(code));
  const problems = problemList.filter(({ status }) => String(status) === code);
  const hasOwnText = Object.hasOwn(errorTexts, code);
  const other = site.model.about('error:other');
  const { rules, decisions } = site.model.about(`error:${code}`);
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
    rules: hasOwnText ? rules : [...rules, ...other.rules],
    decisions: hasOwnText ? decisions : [...new Set([...decisions, ...other.decisions])],
    words: `code status /error/${code} ${problems.map((problem) => `${problem.code} ${problem.title}`).join(' ')}`,
  };
}

/** The words that tell when a field is required. */
const needs: Readonly<Record<Need, string>> = {
  always: 'required',
  'while-shown': 'required while the user sees the field',
  'with-co-borrower': 'required once a co-borrower is added',
  no: 'may be left out',
};

function fieldTopic({ path, label, forLoan, forLead, takes, says }: CreateField, site: Site): Topic {
  const page = addresses.createField(path);
  const saying = html`${says.map(({ entry, message }) => html`<span class="saying"><span class="quiet">${entry}:</span> ${message}</span> `)}`;
  // A calculated field has no messages and cannot be required.
  const need = (of: Need): HtmlValue =>
    says.length > 0 && html`<span class="${of === 'no' ? 'quiet' : 'required'}">${needs[of]}</span>`;
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
      ['Takes', takes],
      ['Says', says.length === 0 ? 'nothing: it cannot be wrong' : saying],
      ['All fields', html`<a href="${relativeTo(page)(addresses.creating)}">what Create requires</a>`],
    ],
    cells: [
      ['For a loan', need(forLoan)],
      ['For a lead', need(forLead)],
      ['Takes', takes],
      ['Says', saying],
    ],
    ...site.model.about(`field:${path}`),
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
  const { title, method, path, query = [], presentation, size, closesLoan } = page;
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
    ...site.model.about(`page:${name}`),
    words: `legacy page ${address} /lf/${name}`,
  };
}

const builtIn: Readonly<Record<string, unknown>> = { ...builtInIdleTimes, productTitle: defaultProductTitle };
const shipped: Readonly<Record<string, unknown>> = {
  ...shippedFlags,
  ...shippedSettings,
  ...shippedSettings.idle,
};

function settingTopic({ name, path, does, takes, isRequired }: Setting, { model }: Site): Topic {
  const to = relativeTo(addresses.setting(name));
  return {
    kind: 'setting',
    id: name,
    title: name,
    lead: does,
    facts: [
      ['Type', takes],
      ['May be left out', isRequired ? 'no' : 'yes'],
      ['Built into the product', shownValue(builtIn[name])],
      ['As the mock server ships it', shownValue(shipped[name])],
      [
        'In the response of',
        html`<a href="${to(addresses.operation('getConfiguration'))}">getConfiguration</a> <code>${path}</code>`,
      ],
    ],
    ...model.about(`setting:${name}`),
    words: `setting flag configuration ${spelledOut(name)}`,
  };
}

function operationTopic({ name, operation, problems, interactions }: OperationView, { model }: Site): Topic {
  const to = relativeTo(addresses.topic({ kind: 'operation', id: name }));
  const address = html`<code>${operation.method} ${operation.path}</code>`;
  return {
    kind: 'operation',
    id: name,
    title: name,
    lead: operation.summary,
    facts: [
      // Only a server has the API documentation.
      [
        'Address',
        html`${address} <a data-served hidden href="/api-docs#/${operation.area}/${name}">API documentation</a>`,
      ],
      ['Area', areaNames[operation.area]],
      [
        'Interactions',
        html`<ul class="outcomes">${interactions.map(
          ({ outcome, status }) => html`<li>${outcome} <span class="status">${status}</span></li>`,
        )}</ul>`,
      ],
      [
        'Problems',
        problems.map(
          ({ code }) =>
            html`<a href="${to(`${addresses.messages}#problem-${code}`)}"><code>${code}</code></a> `,
        ),
      ],
    ],
    cells: [
      ['Address', html`${address}<br><span class="quiet">${operation.summary}</span>`],
      ['Area', operation.area],
      ['Interactions', String(interactions.length)],
    ],
    ...model.about(`operation:${name}`),
    words: `${operation.method} ${operation.path} ${operation.area}`,
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const shownValue = (value: unknown): string =>
  value === undefined ? 'nothing' : value === '' ? 'empty' : JSON.stringify(value);
