import { hash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SettingsError } from '../../../mock-server/app/settings/settings.ts';
import type {
  OwnDocuments,
  Passage,
  SectionOfDocument,
} from '../../../mock-server/tools/specification/passages.ts';
import { sectionIdOf } from '../../shared/ids.ts';
import { hasSources, root, textOf } from '../../shared/source-files.ts';
import { readTable } from '../../shared/tsv.ts';
import { sectionsOf } from './sentences.ts';

/** The number in the name of each document's file, by the first letter of its rules. */
const numbers: Readonly<Record<string, string>> = { S: '000', L: '001' };

/** Where the rules stand in the documents that they were written from. */
interface Catalog {
  /** Place of each rule, such as `12` or `introduction 2`, by the id of the rule. */
  readonly places: ReadonlyMap<string, string>;
  /** Digest of each section, by its id: see `digestOf`. */
  readonly editions: ReadonlyMap<string, string>;
}

/**
 * Returns the documents in a folder.
 * @param folder has one Markdown or text file for each document, with 000 or 001 in its name
 * @throws {SettingsError} if the folder cannot be used; its message says why
 */
export function ownDocuments(folder: string, catalog: Catalog = readCatalog()): OwnDocuments {
  if (!hasSources)
    throw refusal(folder, 'needs a checkout of the repository, which has the places of the rules.');
  const files = filesIn(folder);
  const missing = Object.values(numbers).filter((number) => !files.some((file) => file.includes(number)));
  if (missing.length === Object.keys(numbers).length)
    throw refusal(folder, 'has no document: a .md or .txt file with 000 or 001 in its name.');
  return {
    section: (section) => {
      const number = numbers[section.charAt(0)] ?? '';
      const file = files.find((name) => number !== '' && name.includes(number));
      if (file === undefined)
        return { file: '', notice: `DOCUMENTS has no file with ${number} in its name.`, passages: {} };
      return sectionIn(file, readFileSync(join(folder, file), 'utf8'), section, catalog);
    },
  };
}

function filesIn(folder: string): string[] {
  const path = resolve(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw refusal(folder, 'is no folder.');
  const way = relative(realpathSync(root), realpathSync(path));
  if (!way.startsWith('..') && resolve(way) !== way)
    throw refusal(folder, 'is inside the checkout, where it could be committed: move it out.');
  return readdirSync(path)
    .filter((name) => /\.(?:md|txt)$/i.test(name))
    .toSorted();
}

const refusal = (folder: string, words: string) =>
  new SettingsError(`DOCUMENTS: ${folder} ${words} Without DOCUMENTS, /spec shows the rules alone.`);

function sectionIn(file: string, text: string, section: string, catalog: Catalog): SectionOfDocument {
  const sections = sectionsOf(text);
  const number = section.slice(2);
  const rules = [...catalog.places].filter(([rule]) => sectionIdOf(rule) === section);
  const passages: Record<string, Passage> = {};
  const beyond: string[] = [];
  for (const [rule, place] of rules) {
    const isIntroduction = place.startsWith('introduction');
    const sentences = sections.get(isIntroduction ? 'introduction' : number) ?? [];
    const index = Number(/\d+/.exec(place)?.[0]) - 1;
    const sentence = sentences[index];
    if (sentence === undefined) beyond.push(rule);
    else
      passages[rule] = {
        before: sentences[index - 1] ?? null,
        sentence,
        after: sentences[index + 1] ?? null,
      };
  }
  return { file, notice: noticeOf(), passages };

  function noticeOf(): string | null {
    const own = sections.get(number);
    if (own === undefined) return `${file} has no section ${number}.`;
    const differs = `Section ${number} of ${file} is another edition than the one behind the rules`;
    if (beyond.length > 0) return `${differs}: it has no sentence for ${beyond.join(', ')}.`;
    return digestOf(own) === catalog.editions.get(section)
      ? null
      : `${differs}. A sentence may be another one.`;
  }
}

/** Returns a digest of the sentences of a section. It tells editions apart without a word of the document. */
export const digestOf = (sentences: readonly string[]): string =>
  hash('sha256', sentences.join('\n').replaceAll(/\s+/g, ' ')).slice(0, 12);

function readCatalog(): Catalog {
  const read = (name: string, columns: readonly [string, string]) => {
    const file = `features/rules/${name}.tsv`;
    const { rows } = readTable(file, textOf(file), columns, ([key, value]) => [key, value] as const);
    return new Map(rows);
  };
  return { places: read('places', ['rule', 'sentence']), editions: read('editions', ['section', 'digest']) };
}
