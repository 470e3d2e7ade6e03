import { createFields } from '../../../contracts/fields/create-screen.ts';
import type { Feature, Scenario } from '../../../scripts/test/gherkin/feature.ts';
import { type TopicKind, topicKinds } from './topic-kinds.ts';

/**
 * All addresses of the site, from its root. Other code uses these instead of writing addresses. Addresses are derived
 * from ids, so that links to the site stay valid.
 */
export const addresses = {
  overview: 'index.html',
  rules: 'rules.html',
  /** The owner's documents with their rules. */
  document: 'document.html',
  section: (id: string) => `sections/${id}.html`,
  rulesWhere: (filter: Readonly<Record<string, string>>) =>
    `rules.html#${new URLSearchParams(filter).toString()}`,
  rule: (id: string) => `rules/${id}.html`,
  features: 'features.html',
  feature: (feature: Pick<Feature, 'file'>) => feature.file.replace(/\.feature$/, '.html'),
  scenario: (feature: Pick<Feature, 'file'>, scenario: Pick<Scenario, 'anchor'>) =>
    `${addresses.feature(feature)}#${scenario.anchor}`,
  operations: 'operations.html',
  operation: (name: string) => `${topicKinds.operation.folder}/${name}.html`,
  decisions: 'decisions.html',
  waiting: 'decisions.html#waiting',
  decision: (id: string) => `decisions.html#${id}`,
  /** The question to the owner about a decision, with the buttons to answer it. */
  question: (id: string) => `decisions.html#ask-${id}`,
  messages: 'messages.html',
  messageGroup: (id: string) => `messages.html#${id}`,
  landing: 'default.html',
  creating: 'create.html',
  answers: 'answers.html',
  topic: ({ kind, id }: { readonly kind: TopicKind; readonly id: string }) =>
    `${topicKinds[kind].folder}/${id}.html`,
  /** The page about a thing with a name of the catalogs, such as `field:salesPrice`; null without one. */
  about: (name: string): string | null => {
    const [kind = '', id = ''] = name.split(':');
    if (kind === 'message') return addresses.messages;
    const hasPage = kind === 'field' ? Object.hasOwn(createFields, id) : id !== 'other';
    return hasPage && kind in topicKinds ? addresses.topic({ kind: kind as TopicKind, id }) : null;
  },
  role: (persona: string) => `${topicKinds.role.folder}/${persona}.html`,
  createField: (path: string) => `${topicKinds.field.folder}/${path}.html`,
  error: (code: string) => `${topicKinds.error.folder}/${code}.html`,
  setting: (name: string) => `${topicKinds.setting.folder}/${name}.html`,
  legacyPage: (name: string) => `${topicKinds.page.folder}/${name}.html`,
  demos: 'demos.html',
  demo: (name: string) => `demos.html#${name}`,
  demoPicture: (file: string) => `pictures/demos/${file}`,
  picture: (file: string) => `pictures/${file}`,
  styles: 'assets/spec.css',
  script: 'assets/spec.js',
  search: 'assets/search.js',
  index: 'assets/index.js',
  /** The state that pages request from a server. Without a server, this file says that notes cannot be written. */
  state: 'state.json',
  /** The rules of each part of the screen, for the rule lens. */
  lensIndex: 'lens.json',
} as const;

/** Returns a function that makes addresses relative to a page's folder, for copies that are opened from disk. */
export function relativeTo(page: string): (address: string) => string {
  const up = '../'.repeat(page.split('/').length - 1);
  return (address) => `${up}${address}`;
}
