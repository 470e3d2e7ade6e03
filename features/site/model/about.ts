import { closest } from 'fastest-levenshtein';
import { errorTexts } from '../../../contracts/api/error-texts.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { controls, ownedLabel } from '../../../contracts/fields/create-screen.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { problems } from '../../../contracts/problems.ts';
import { personas } from '../../../mock-server/los/seeds/personas.ts';
import type { Decision, Rule } from '../../../scripts/test/trace/catalogue.ts';
import { regions } from './regions.ts';
import { messages } from './messages.ts';
import { permissions } from './permissions.ts';
import { settings } from './settings.ts';

/** What rules and decisions can be about: the file that has the catalog, and the title of each name. */
interface Catalog {
  readonly file: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** Returns the titles of entries by the names that a function returns. */
const titled = <Entry>(
  all: Iterable<Entry>,
  title: (entry: Entry) => readonly [name: string, title: string],
) => Object.fromEntries([...all].map(title));

/** The catalogs by the kind of a name such as `field:salesPrice`. */
const catalogs: Readonly<Record<string, Catalog>> = {
  field: {
    file: 'contracts/fields/create-screen.ts',
    titles: titled(Object.keys(controls) as (keyof typeof controls)[], (path) => [path, ownedLabel(path)]),
  },
  region: {
    file: 'features/site/model/regions.ts',
    titles: Object.fromEntries(
      regions.flatMap(({ id, title, parts }) => [
        [id, title],
        ...Object.keys(parts).map((part) => [`${id}.${part}`, `${title}: ${part.replaceAll('-', ' ')}`]),
      ]),
    ),
  },
  message: {
    file: 'features/site/model/messages.ts',
    titles: titled(messages, ({ about, title }) => [about.replace('message:', ''), title]),
  },
  page: {
    file: 'contracts/api/legacy.ts',
    titles: titled(Object.entries(legacyPages), ([name, { title }]) => [name, title]),
  },
  // An error code without a text of its own is also `error:other`.
  error: {
    file: 'contracts/api/error-texts.ts',
    titles: titled(
      [...Object.keys(errorTexts), ...Object.values(problems).map(({ status }) => String(status)), 'other'],
      (code) => [code, code],
    ),
  },
  operation: {
    file: 'contracts/operations',
    titles: titled(Object.keys(productOperations), (name) => [name, name]),
  },
  setting: {
    file: 'contracts/operations/configuration.ts',
    titles: titled(settings, ({ name }) => [name, name]),
  },
  permission: { file: 'features/site/model/permissions.ts', titles: permissions },
  role: {
    file: 'mock-server/los/seeds/personas.ts',
    titles: titled(personas, ({ id, role }) => [id, role]),
  },
};

/**
 * Returns the names of the catalog that a name stands for; none for an unknown name. The name of a field stands for
 * each path that contains it: `field:firstName` for borrower and co-borrower, `field:coBorrower` for all of its fields.
 */
export function meantBy(name: string): string[] {
  const [kind = '', own = ''] = name.split(':');
  return Object.keys(catalogs[kind]?.titles ?? {})
    .filter((one) => one === own || (kind === 'field' && `.${one}.`.includes(`.${own}.`)))
    .map((one) => `${kind}:${one}`);
}

/** Returns the title of a name of the catalogs. */
export function titleOf(name: string): string {
  const [kind = '', own = ''] = name.split(':');
  return catalogs[kind]?.titles[own] ?? own;
}

/** Returns a line for each name in the column `about` that no catalog has. */
export function aboutFindings({
  rules,
  decisions,
}: {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
}): string[] {
  return [...rules, ...decisions].flatMap(({ id, about, place }) =>
    about.filter((name) => meantBy(name).length === 0).map((name) => `${place} ${id} ${unknown(name)}`),
  );
}

function unknown(name: string): string {
  const [kind = '', own = ''] = name.split(':');
  const catalog = catalogs[kind];
  if (catalog === undefined)
    return `is about "${name}": a name begins with ${Object.keys(catalogs).join(':, ')}:`;
  const nearest = closest(own, Object.keys(catalog.titles));
  return `is about "${name}", which ${catalog.file} does not have. Did you mean ${kind}:${nearest}?`;
}
