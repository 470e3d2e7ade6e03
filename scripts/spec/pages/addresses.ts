import type { Feature, Scenario } from '../../gherkin/feature.ts';

/** Every address of the site, from its root. Nothing else writes one by hand; ids make them, so they are stable. */
export const addresses = {
  overview: 'index.html',
  rules: 'rules.html',
  section: (id: string) => `rules.html#${id}`,
  rulesWhere: (filter: Readonly<Record<string, string>>) =>
    `rules.html#${new URLSearchParams(filter).toString()}`,
  rule: (id: string) => `rules/${id}.html`,
  features: 'features.html',
  feature: (feature: Pick<Feature, 'file'>) => feature.file.replace(/\.feature$/, '.html'),
  scenario: (feature: Pick<Feature, 'file'>, scenario: Pick<Scenario, 'anchor'>) =>
    `${addresses.feature(feature)}#${scenario.anchor}`,
  operations: 'operations.html',
  operation: (name: string) => `operations/${name}.html`,
  interaction: (name: string, outcome: string) => `operations/${name}.html#${anchorOf(outcome)}`,
  pages: 'pages.html',
  questions: 'questions.html',
  question: (id: string) => `questions.html#${id}`,
  messages: 'messages.html',
  messageGroup: (id: string) => `messages.html#${id}`,
  people: 'people.html',
  person: (id: string) => `people.html#${id}`,
  landing: 'default.html',
  creating: 'create.html',
  /** Those of the co-borrower that are not in the table have no row. */
  createField: (path: string) => `create.html#${path}`,
  picture: (file: string) => `pictures/${file}`,
  styles: 'assets/spec.css',
  script: 'assets/spec.js',
  search: 'assets/search.js',
  index: 'assets/index.js',
  /** The rules as data. */
  ruleBook: 'rules.json',
} as const;

/** The anchor of an outcome on the page of its call. */
export function anchorOf(outcome: string): string {
  return `outcome-${outcome.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** Addresses as one page writes them: from its own folder, so that they work from a disk as well. */
export function relativeTo(page: string): (address: string) => string {
  const up = '../'.repeat(page.split('/').length - 1);
  return (address) => `${up}${address}`;
}
