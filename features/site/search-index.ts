import { type Entry, pack, wordsIn } from './client/search.ts';
import { meantBy } from './model/about.ts';
import { messageGroups } from './model/messages.ts';
import type { Model } from './model/model.ts';
import { traitsOf, traitWords } from './model/rules.ts';
import { sections } from './read/sections.ts';
import { addresses } from './pages/addresses.ts';
import type { Topic } from './pages/topic.ts';
import { topicKinds } from './pages/topic-kinds.ts';
import { scenariosOf } from '../../scripts/test/gherkin/feature.ts';
import { textOf } from '../../scripts/shared/source-files.ts';

/** Returns the search index as a script that sets a variable, since pages on a disk can load data only by scripts. */
export function indexScript(model: Model, topics: readonly Topic[]): string {
  const entries = entriesOf(model, topics);
  const index = { entries: entries.map(pack), words: wordsIn(entries, synonymsIn(readSynonyms())) };
  return `globalThis.specificationIndex=${JSON.stringify(index)};\n`;
}

/** Returns all entries of the search. */
export function entriesOf(model: Model, topics: readonly Topic[]): Entry[] {
  return [
    ...rules(model),
    ...sectionEntries(model),
    ...features(model),
    ...decisions(model),
    ...messageEntries(),
    ...topics.map(topicEntry),
    ...traitEntries(),
    ...entrances,
  ];
}

function rules({ rules: all }: Model): Entry[] {
  return all.map((view) => {
    const { rule, area, levels, verdict } = view;
    return {
      what: 'rule',
      title: rule.id,
      text: rule.rule,
      address: addresses.rule(rule.id),
      labels: [
        'what:rule',
        `area:${area}`,
        `section:${view.section.toLowerCase()}`,
        `kind:${rule.kind}`,
        `verdict:${verdict}`,
        ...rule.about
          .flatMap(meantBy)
          .map((name) => `about:${name.slice(name.indexOf(':') + 1).toLowerCase()}`),
        ...levels.map((level) => `level:${level}`),
        ...traitsOf(view).map((trait) => `with:${trait}`),
      ],
    };
  });
}

function sectionEntries({ rules: all }: Model): Entry[] {
  return sections
    .filter(({ id }) => all.some((view) => view.section === id))
    .map(({ id, number, title, document }) => ({
      what: 'section',
      title: `${number} ${title}`,
      text: `Section ${number} of ${document.name}.`,
      words: `chapter ${id}`,
      address: addresses.section(id),
      labels: ['what:section'],
    }));
}

function features({ sources }: Model): Entry[] {
  return sources.features.flatMap((feature) => [
    {
      what: 'feature',
      title: feature.name,
      text: feature.description,
      address: addresses.feature(feature),
      labels: ['what:feature', `area:${feature.area}`],
    },
    ...scenariosOf(feature).map((scenario) => ({
      what: 'scenario',
      title: scenario.name,
      text: scenario.steps.map((step) => step.text).join('. '),
      address: addresses.scenario(feature, scenario),
      labels: [
        'what:scenario',
        `area:${feature.area}`,
        ...new Set(scenario.runs.flatMap((run) => run.levels.map((level) => `level:${level}`))),
      ],
    })),
  ]);
}

function decisions({ decisions: all }: Model): Entry[] {
  return all.map(({ decision, asked, sections: told, state }) => ({
    what: 'decision',
    title: `${decision.id} ${decision.question}`,
    text: `${asked === null ? '' : `${state === 'waiting' ? 'Waiting for the owner' : 'Answered'}: ${asked.question} Until then: ${asked.until} `}${decision.decided} Alternative: ${decision.otherwise}`,
    address: addresses.decision(decision.id),
    labels: ['what:decision', `state:${state}`, ...told.map(({ id }) => `section:${id.toLowerCase()}`)],
  }));
}

function messageEntries(): Entry[] {
  // The messages of the error page are left out, since each of its codes is a topic.
  const groups = messageGroups.filter(({ id }) => id !== 'error-page');
  return groups.flatMap(({ id, name, messages }) =>
    messages.map(({ title, text, when }) => ({
      what: 'message',
      title,
      text: `${text} (${name}: ${when})`.trim(),
      address: addresses.messageGroup(id),
      labels: ['what:message'],
    })),
  );
}

function topicEntry(topic: Topic): Entry {
  const { kind, title, lead, words } = topic;
  return {
    what: kind,
    title,
    text: lead,
    words,
    address: addresses.topic(topic),
    labels: [`what:${kind}`],
  };
}

function pageEntry(title: string, text: string, address: string, words = '', what = 'page'): Entry {
  return { what, title, text, words, address, labels: ['what:page'] };
}

/** Returns the lists of rules with a property, such as a picture, as search entries. */
const traitEntries = (): Entry[] =>
  Object.entries(traitWords).map(([trait, words]) => {
    const others = Object.entries(otherWords).flatMap(([word, terms]) => (words.includes(word) ? terms : []));
    return pageEntry(
      `Rules with ${words}`,
      'The rules of both documents, filtered.',
      addresses.rulesWhere({ with: trait }),
      others.join(' '),
    );
  });

/** Search terms for words in the names of traits. */
const otherWords: Readonly<Record<string, string>> = {
  review: 'reviewed review reviews approval',
  approv: 'review reviewed not reviewed approve approval approvals',
  picture: 'pictures screenshot screenshots image',
};

const entrances: readonly Entry[] = [
  [
    'What happens at /default',
    'Where each role lands after sign-in.',
    addresses.landing,
    'landing page of every role',
  ],
  [
    'What /error says',
    'Title and message of the error page for each code.',
    addresses.messageGroup('error-page'),
    '',
  ],
  [
    'Waiting for the owner',
    'The decisions with a question that still waits for an answer.',
    addresses.waiting,
    'undecided, open',
  ],
  [
    'What Create requires: the required fields',
    'Every field of the create screen: when it is required, for a loan and for a lead.',
    addresses.creating,
    'what a loan and a lead require, with a co-borrower or without, required fields, new-loan new-lead',
    'field',
  ],
  [
    'Permissions by role',
    topicKinds.permission.about,
    topicKinds.permission.list,
    'permission permissions matrix who may can see sees allowed access',
  ],
].map(([title = '', text = '', address = '', words, what]) => pageEntry(title, text, address, words, what));

/** Words and abbreviations of product owners, with the words that rules use for them. */
const everyday: readonly (readonly string[])[] = [
  ['MI', 'PMI', 'mortgage insurance'],
  ['DTI', 'debt ratio'],
  // No rule names a disclosure: the compliance alerts of the loan do.
  ['CD', 'LE', 'closing disclosure', 'loan estimate', 'compliance alerts'],
  ['P & I', 'P and I', 'principal and interest'],
  ['DOB', 'date of birth', 'birth date'],
  ['FICO', 'credit score'],
  ['mobile', 'cell phone'],
  ['cosigner', 'spouse', 'married', 'co-borrower'],
  ['auto logout', 'auto-logoff', 'automatic sign-out', 'inactivity', 'idle timeout'],
  ['TRID', 'application date'],
  ['max', 'maximum', 'at most', 'up to', 'highest', 'longest'],
  ['wide', 'width'],
  ['big', 'size', 'measures'],
  ['locked', 'cannot change', 'cannot be changed', 'cannot edit'],
  ['mandatory', 'required'],
  ['expires', 'timeout', 'signed out at the timeout', 'idle timeout'],
  ['referenced', 'cited', 'mention', 'mentions'],
  ['thumbs up', 'thumbs down', 'like, dislike'],
  ['double click', 'second click', 'while a create request is running'],
  ['phone', 'support number'],
  ['API call fails', 'HTTP error'],
  ['server is down', 'server fails', 'server error'],
  ['logged out', 'signed out', 'sign-out'],
  ['assistant while it thinks', 'AI placeholder'],
  ['after logout', 'signed-out page'],
  ['state changes', 'new state'],
  ['menus', 'drawers'],
  ['cosigner', 'spouse', 'panel shown', 'toggle to add'],
  ['is enabled', 'works'],
  ['retry', 'try again', 'load again', 'loaded again', 'loads its list again'],
];

/** Returns groups of words with the same meaning, in lower case: abbreviations of the glossary, and everyday words. */
export function readSynonyms(glossary = textOf('docs/glossary.md')): readonly (readonly string[])[] {
  const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, term = '', means = '']) => ({
    term,
    means,
  }));
  const groups = rows.flatMap(({ term, means }) => [
    // LTV | loan to value: ...
    ...(/^[A-Z]{2,5}(?:, [A-Z]{2,5})*$/.test(term)
      ? [[...term.split(', '), means.split(/[:;]/)[0] ?? '']]
      : []),
    // tax identifier | nine digits: social security number (ssn) or ...
    ...[...means.matchAll(/(?:^|: |or )([a-z ]+) \(([a-z]{2,5})\)/gi)].map(([, words = '', short = '']) => [
      term,
      words,
      short,
    ]),
  ]);
  return [...groups, ...everyday].map((group) => group.map((words) => words.toLowerCase().trim()));
}

/** Returns a function that returns the synonyms of all words in a text. */
export function synonymsIn(groups: readonly (readonly string[])[]): (text: string) => string {
  const patterns = groups.map(
    (group) =>
      [
        group,
        new RegExp(`\\b(?:${group.map((words) => words.replaceAll(/[ -]/g, '[ -]')).join('|')})\\b`, 'i'),
      ] as const,
  );
  return (text) => patterns.flatMap(([group, pattern]) => (pattern.test(text) ? group : [])).join(' ');
}
