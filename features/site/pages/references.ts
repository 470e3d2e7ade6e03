import { ownedLabel, partOf } from '../../../contracts/fields/create-screen.ts';
import { type Html, html, type HtmlValue } from '../../../mock-server/platform/html/html.ts';
import type { Need } from '../model/create-fields.ts';
import type { Message } from '../model/message-group.ts';
import { messageGroups, messages, problemList } from '../model/messages.ts';
import { waitingIn } from '../model/model.ts';
import { operationsAnswering } from '../model/operations.ts';
import { sections } from '../read/sections.ts';
import { addresses } from './addresses.ts';
import type { Page, Site } from './layout.ts';
import { chip, count, linked, listed, ruleLink, ruleLinks } from './parts.ts';
import { decisionPart, type Reference, type Row, toldPart } from './reference.ts';
import { type TopicKind, topicKinds } from './topic-kinds.ts';
import { landingIds, type Topic } from './topic.ts';

/** Returns the page that links to the most frequent questions and to the topics of each kind. */
export function answersPage(topics: ReadonlyMap<TopicKind, readonly Topic[]>): Page {
  return {
    path: addresses.answers,
    title: 'Answers',
    part: addresses.answers,
    body: html`<h1>Answers</h1>
<p class="lead">Made from the rules and from the tables that the product itself runs on.</p>
<ul class="cards"><li><h2><a href="${addresses.landing}">What happens at /default</a></h2><p>The landing page of every kind of user.</p></li>
${[...topics].map(
  ([kind, all]) =>
    html`<li><h2><a href="${topicKinds[kind].list}">${all.length} ${topicKinds[kind].name.toLowerCase()}</a></h2><p>${topicKinds[kind].about}</p></li>`,
)}</ul>`,
  };
}

/** Returns every page of the site that answers by tables. */
export const references = (topics: ReadonlyMap<TopicKind, readonly Topic[]>, site: Site): Reference[] => [
  landing(site),
  messagesOf(site),
  ...[...topics].map(([kind, all]) => (kind === 'field' ? creating(all, site) : topicList(kind, all))),
];

/** Returns the list of the topics of a kind. */
function topicList(kind: TopicKind, topics: readonly Topic[]): Reference {
  const { list, name, about } = topicKinds[kind];
  return {
    path: list,
    title: name,
    heading: `${topics.length} ${name.toLowerCase()}`,
    lead: about,
    groups: [{ id: kind, ...tableOfTopics(topics) }],
  };
}

function tableOfTopics(topics: readonly Topic[]) {
  const cellsOf = ({ cells, lead }: Topic) => cells ?? [['In short', lead] as const];
  const columns = topics.slice(0, 1).flatMap(cellsOf);
  return {
    columns: ['Name', ...columns.map(([column]) => column), { figure: 'Rules' }, { figure: 'Decisions' }],
    rows: topics.map((topic) => ({
      id: topic.id,
      cells: [
        html`<a href="${addresses.topic(topic)}">${topic.title}</a>`,
        ...cellsOf(topic).map(([, cell]) => cell),
        topic.rules.length,
        topic.decisions.length,
      ],
    })),
  };
}

/** The steps from /default to the landing page, with the ids of their rules and decisions. */
const steps = [
  'A user who is not signed in goes to the identity provider first, and comes back to /default afterwards (S-6-01, L-2.1-30).',
  'The user comes from the session of the browser, or is fetched after the sign-in (S-4.1-01, S-4.1-02). If that fails, a page says so and offers to try again.',
  'An open loan is closed (S-2.1-02).',
  'One request prepares the session of the legacy application (S-4.3-01, S-4.3-03). If it fails, the server-error dialog says so, no page opens, and an error page offers to try again (S-4.3-12).',
  'The user goes to the page of their work. The first row that fits decides:',
];

/** Returns what happens at /default: step by step, and where each kind of user lands. */
function landing(site: Site): Reference {
  const path = addresses.landing;
  return {
    path,
    title: 'What happens at /default',
    lead: 'The route /default shows no page of its own. Users start there after sign-in, and the logo links to it.',
    before: html`<ol class="story">${steps.map((step) => html`<li>${linked(step, path, site)}</li>`)}</ol>`,
    groups: [
      {
        id: 'kinds',
        columns: ['A user who is', 'Lands on', 'Address', 'Rules'],
        rows: site.model.kindsOfUser.map((kind) => ({
          cells: [
            kind.who,
            kind.page,
            html`<code>${kind.address}</code>${kind.isFullPage ? html`<br><span class="quiet">a full page load, outside the product</span>` : null}`,
            ruleLinks(landingIds(kind, site.model), path, site),
          ],
        })),
      },
    ],
    after: html`<p class="quiet">Each row is what the landing of the product decides for such a user, whatever their other properties.</p>
<p>Where each role lands: <a href="${topicKinds.role.list}">the roles</a>. Messages when one of these steps fails: <a href="${addresses.messageGroup('stopped')}">failed start and failed pages</a>, and <a href="${addresses.messageGroup('server-error')}">the server-error dialog</a>.</p>
${toldPart(site.model.about('region:landing'), path, site)}`,
  };
}

/** Returns all messages: when each appears, which rules are about it, and its picture if there is one. */
function messagesOf(site: Site): Reference {
  const { operations } = site.model;
  return {
    path: addresses.messages,
    title: 'Messages',
    heading: `${count(messages.length, 'message')} to the user, ${problemList.length} problems of the server`,
    groups: [
      ...messageGroups.map(({ id, name, about, messages: own }) => ({
        id,
        title: name,
        about,
        columns: ['Message', 'When', 'Rules', 'Picture'],
        rows: own.map((message) => messageRow(message, site)),
      })),
      {
        id: 'problems',
        title: 'Problems of the server',
        about: 'The codes of error responses, for developers of clients.',
        columns: ['Code', { figure: 'Status' }, 'Title', 'Operations'],
        rows: problemList.map(({ code, status, title }) => {
          const answering = operationsAnswering(code, operations);
          return {
            id: `problem-${code}`,
            cells: [
              html`<code>${code}</code>`,
              status,
              title,
              answering.length === operations.length
                ? 'all'
                : answering.map(({ name }) => html`<a href="${addresses.operation(name)}">${name}</a> `),
            ],
          };
        }),
      },
    ],
  };
}

function messageRow({ about, title, text, when, subject }: Message, { model, ...site }: Site): Row {
  const { rules } = model.about(about);
  const picture =
    model.sources.pictures.find(({ caption }) => caption === subject) ??
    (subject === undefined ? rules.flatMap((view) => view.pictures)[0] : undefined);
  return {
    cells: [
      html`${title}${text === '' ? null : html`<br><span class="plain">${text}</span>`}`,
      when,
      rules.length === 0
        ? 'No rule is about it.'
        : rules.map(
            ({ rule, verdict }) =>
              html`<span class="ids">${ruleLink(rule.id, addresses.messages, { model, ...site })} ${chip(verdict)}</span> `,
          ),
      picture &&
        html`<a class="seen" href="${addresses.picture(picture.file)}"><img src="${addresses.picture(picture.file)}" alt="${picture.caption}" width="${picture.width}" height="${picture.height}" loading="lazy"></a>`,
    ],
  };
}

/** The text about the permission to create loans and leads. */
const who =
  'A user needs the permission to create loans (createLoan) or leads (lead): without it the action is not offered (S-2.5-03, S-2.5-04). The server refuses a creation without it, also when the screen was opened by its address (A-80). Not even a purpose or an amount is required (A-21).';

/** The text on entries that are too long in fields without a documented message (L-5.2-23, A-30, A-130). */
const fitsWords =
  'typing stops at the limit, and a longer value that came from elsewhere is refused with the number of characters that fit (L-5.2-23, A-130).';

/** The parts of the create screen, each with a title and a note. */
const parts = [
  ['loan', 'Loan or lead', null],
  ['borrower', 'Borrower', null],
  ['coBorrower', 'Co-borrower', 'Only once a co-borrower has been added.'],
  [
    'propertyAddress',
    'Property',
    'House number, street and unit cannot be used with a pre-approval (L-4.2-11).',
  ],
] as const;

/** Returns the list of the fields, and which of them Create requires for a loan and for a lead. */
function creating(fields: readonly Topic[], site: Site): Reference {
  const { model } = site;
  const path = addresses.creating;
  const told = sections.filter(({ id }) => ['L-5.1', 'L-5.2', 'L-5.3', 'L-5.4', 'L-4.6'].includes(id));
  const waiting = waitingIn(model).questions.filter((view) =>
    view.sections.some((section) => told.includes(section)),
  );
  return {
    path,
    title: 'What Create requires',
    lead: 'While a field is missing or wrong, the Create button is disabled, and the screen names these fields beside it.',
    before: html`<dl class="facts wide"><dt>A loan requires</dt><dd>${required('forLoan', site)}</dd>
<dt>A lead requires</dt><dd>${required('forLead', site)}</dd>
<dt>All else</dt><dd>may be left out; a value that is given must be valid. Where the documents give no message, the form says in words what is wrong: ${linked(fitsWords, path, site)}</dd></dl>`,
    groups: parts.map(([part, title, about]) => ({
      id: part,
      title,
      about,
      // The heading names the part, so that the label is enough.
      ...tableOfTopics(
        model.createFields
          .filter(({ path: field }) => partOf(field) === part)
          .flatMap(({ path: field, label }) =>
            fields.filter(({ id }) => id === field).map((topic) => ({ ...topic, title: label })),
          ),
      ),
    })),
    after: html`<p>${linked(who, path, site)}</p>
<p>The request that goes out: <a href="${addresses.operation('createLoan')}">createLoan</a>. Messages when it fails: <a href="${addresses.messageGroup('create-screen')}">the messages of the create screen</a>. The rules: ${listed(told.map(({ id, number, title }) => html`<a href="${addresses.section(id)}">${number} ${title}</a>`))}.</p>
${waiting.length === 0 ? null : html`<h2>Waiting for the owner</h2>${waiting.map((view) => decisionPart(view, path, site))}`}`,
  };
}

/** Returns the fields that Create requires, grouped by when they are required. */
function required(of: 'forLoan' | 'forLead', { model }: Site): Html {
  const fields = (when: Need): HtmlValue =>
    listed(
      model.createFields
        .filter((field) => field[of] === when)
        .map(({ path: field, label }) => {
          const name = partOf(field) === 'borrower' ? `borrower ${label}` : ownedLabel(field);
          return html`<a href="${addresses.createField(field)}">${name.toLowerCase()}</a>`;
        }),
    );
  return html`${fields('always')}; ${fields('while-shown')} while the user sees it.<br>Once a co-borrower is added, also ${fields('with-co-borrower')}.`;
}
