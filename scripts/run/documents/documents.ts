import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Passage, Passages } from '../../../mock-server/tools/specification/passages.ts';
import { SettingsError } from '../../../mock-server/app/settings/setting.ts';
import { readPlaces } from '../../test/trace/catalogue.ts';
import { sectionIdOf } from '../../shared/ids.ts';
import { root, textOf } from '../../shared/source-files.ts';
import { readTable } from '../../shared/tsv.ts';
import { type Words, wordsBySection } from './sentences.ts';

/** The names of the documents, by the first letter of their rule ids. */
const names = { S: '000', L: '001' } as const;
type Letter = keyof typeof names;
const letters = Object.keys(names) as Letter[];

interface OwnDocument {
  readonly file: string;
  readonly sections: ReadonlyMap<string, Words>;
}

/** The documents of a folder, by the first letter of their rule ids. */
type OwnDocuments = ReadonlyMap<Letter, OwnDocument>;

/** Largest size of a document in bytes. */
const largest = 5_000_000;

/**
 * Reads the documents of the owner: Markdown or plain text with numbered headings.
 * @throws {SettingsError} with what is wrong with the folder, or with a file in it
 */
export function readDocuments(folder: string): OwnDocuments {
  const place = outsideOfCheckout(resolve(folder));
  const found = reading(folder, () => readdirSync(place)).filter((name) =>
    /\.(?:md|markdown|txt)$/i.test(name),
  );
  if (found.length === 0)
    throw refusal(`${folder} has no document: put the documents there as .md or .txt files.`);
  const documents = new Map<Letter, OwnDocument>();
  for (const file of found.toSorted()) {
    const sections = wordsBySection(textIn(outsideOfCheckout(join(place, file)), file));
    const letter = letterOf(file, sections);
    if (letter === null) continue;
    const other = documents.get(letter);
    if (other)
      throw refusal(`${other.file} and ${file} are both document ${names[letter]}: leave one of them.`);
    documents.set(letter, { file, sections });
  }
  if (documents.size === 0)
    throw refusal(
      `no file of ${folder} is one of the documents: their headings have numbers, such as "## 2.1 Routes", and the name of a file has 000 or 001.`,
    );
  return documents;
}

/** Returns the sections of the documents that do not fit the catalog, one sentence each. */
export function misfits(documents: OwnDocuments): string[] {
  const counts = sentenceCounts();
  return [...counts.keys()].flatMap((section) => misfitOf(section, documents, counts) ?? []);
}

/** Returns the passages of the rules in a section, such as `S-4.1`, and what is wrong with them; never throws. */
export function passagesOf(folder: string, section: string): Passages {
  let documents: OwnDocuments;
  try {
    documents = readDocuments(folder);
  } catch (error) {
    return {
      passages: {},
      all: [],
      notices: [error instanceof SettingsError ? error.message : refusal(String(error)).message],
    };
  }
  const counts = sentenceCounts();
  const notices = new Set<string>();
  const passages: Record<string, Passage> = {};
  const own = misfitOf(section, documents, counts);
  if (own !== null) notices.add(own);
  const words = documents.get(letterIn(section))?.sections.get(section.slice(2));
  for (const { rule, sentence } of readPlaces('places.tsv', textOf('features/rules/places.tsv')).rows) {
    if (sectionIdOf(rule) !== section) continue;
    const [part, number] = partOf(section, sentence);
    const misfit = misfitOf(part, documents, counts);
    if (misfit !== null) notices.add(misfit);
    const partWords = documents.get(letterIn(part))?.sections.get(part.slice(2));
    const sentences = partWords?.sentences ?? [];
    const text = number === 0 ? partWords?.heading : sentences[number - 1];
    if (misfit !== null || text === undefined) continue;
    const document = `Document ${names[letterIn(part)]}, ${nameOf(part)}`;
    passages[rule] = {
      place: `${document}, ${number === 0 ? 'heading' : `passage ${number}`}`,
      before: sentences[number - 2] ?? null,
      text,
      after: sentences[number] ?? null,
    };
  }
  return { passages, all: own === null ? (words?.sentences ?? []) : [], notices: [...notices] };
}

const nameOf = (section: string): string =>
  section.endsWith('introduction') ? 'introduction' : `section ${section.slice(2)}`;

const letterIn = (section: string): Letter => (section.startsWith('S') ? 'S' : 'L');

/** Returns the part of the document and the number of a sentence in it; 0 for the heading of the section. */
function partOf(section: string, sentence: string): [part: string, number: number] {
  const [, isFirst, digits = '0'] = /^(introduction )?(\d+)$/.exec(sentence) ?? [];
  return [isFirst === undefined ? section : `${section.slice(0, 2)}introduction`, Number(digits)];
}

/** The number of sentences in each section of the edition that the rules were written from. */
type SentenceCounts = ReadonlyMap<string, number>;

const sentenceCounts = (): SentenceCounts =>
  new Map(
    readTable(
      'sentences.tsv',
      textOf('features/rules/sentences.tsv'),
      ['section', 'sentences'],
      ([section, sentences]) => [section, Number(sentences)] as const,
    ).rows,
  );

/** Returns why the sentences of a section cannot be matched with its rules; null if they can. */
function misfitOf(section: string, documents: OwnDocuments, counts: SentenceCounts): string | null {
  const letter = letterIn(section);
  const document = documents.get(letter);
  if (document === undefined) return `The folder of DOCUMENTS has no document ${names[letter]}.`;
  const found = document.sections.get(section.slice(2))?.sentences.length ?? 0;
  const expected = counts.get(section);
  if (found === expected) return null;
  const name = nameOf(section);
  return `${document.file} is another edition of document ${names[letter]}: ${
    found === 0
      ? `it has no ${name}`
      : `its ${name} has ${found} ${found === 1 ? 'sentence' : 'sentences'} instead of ${expected}`
  }. Beside the rules of this part, no sentence is shown.`;
}

/** Returns the document that a file is, by the number in its name, else by its sections; null for another text. */
function letterOf(file: string, sections: OwnDocument['sections']): Letter | null {
  const named = letters.find((letter) => file.includes(names[letter]));
  if (named !== undefined) return sections.size > 1 ? named : null;
  const counts = [...sentenceCounts()];
  const fits = (letter: Letter) =>
    counts.filter(
      ([section, count]) =>
        section.startsWith(letter) && sections.get(section.slice(2))?.sentences.length === count,
    ).length;
  const [shell, loans] = [fits('S'), fits('L')];
  return shell === loans ? null : shell > loans ? 'S' : 'L';
}

/** Returns the real path of a file or folder. @throws {SettingsError} if it is in the checkout, or does not exist */
function outsideOfCheckout(path: string): string {
  const real = reading(path, () => realpathSync(path));
  const inside = relative(realpathSync(root), real);
  if (inside !== '..' && !/^\.\.[/\\]/.test(inside) && !isAbsolute(inside))
    throw refusal(`${path} is in the checkout: keep the documents outside, where git does not see them.`);
  return real;
}

function textIn(path: string, file: string): string {
  const bytes = reading(file, () => {
    const { size } = statSync(path);
    if (size > largest) throw refusal(`${file} is larger than ${largest / 1_000_000} MB.`);
    return readFileSync(path);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal(`${file} is not a text in UTF-8: save it as Markdown or plain text.`);
  }
}

function reading<Result>(what: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw refusal(`${what} cannot be read: ${code}.`);
  }
}

/** Returns the error for wrong documents. Its message has no word of a document. */
const refusal = (what: string): SettingsError => new SettingsError(`DOCUMENTS: ${what}`);
