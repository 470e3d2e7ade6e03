import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../../mock-server/app/settings/settings.ts';
import { rulesIn } from '../../../scripts/shared/ids.ts';
import {
  commitsSince,
  filesUnder,
  root,
  sourceFolders,
  textOf,
} from '../../../scripts/shared/source-files.ts';
import { type Decision, readCatalogue, type Rule } from '../../../scripts/test/trace/catalogue.ts';
import { readPairs, readPassedFile } from '../../../scripts/test/trace/read.ts';
import { isTestSource } from '../../../scripts/test/gherkin/claims.ts';
import type { Notes } from '../../../scripts/test/trace/note-files.ts';
import type { Pair } from '../../../scripts/test/trace/pairs.ts';
import type { Passed } from '../../../scripts/test/trace/passed.ts';
import type { Feature } from '../../../scripts/test/gherkin/feature.ts';
import { readFeature } from '../../../scripts/test/gherkin/gherkin.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import {
  baseOf,
  type Picture,
  pictureFolder,
  readPicture,
  readSubjects,
  subjectFile,
  thumbnailFolder,
  storyboardPictures,
} from '../../../scripts/test/pictures.ts';
import type { Source } from './tests.ts';

/** All data that the specification site is built from, as read from files. */
export interface Sources {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  /** Decisions that overrule the sentence of a rule in the documents, by the id of the rule. */
  readonly amended: ReadonlyMap<string, string>;
  /** The place of each rule's sentence in the documents, by the id of the rule; see `SentencePlace`. */
  readonly places: ReadonlyMap<string, string>;
  /** What readers wrote: approvals, questions and answers. */
  readonly notes: Notes;
  /** Messages for malformed rows of the catalogue and the notes, one line each. */
  readonly malformed: readonly string[];
  /** Pairs of a rule and a test that claims the rule. */
  readonly pairs: readonly Pair[];
  readonly features: readonly Feature[];
  /** The committed run, and how many commits ago it was; null if git cannot tell. */
  readonly passed: Passed & { readonly commitsAgo: number | null };
  /** Address of the repository, where readers open issues; null if it is not set. */
  readonly repository: string | null;
  /** Code, tests and features with their texts. */
  readonly files: readonly Source[];
  readonly interactions: readonly Interaction[];
  readonly pictures: readonly Picture[];
  /** File names of the pictures of the demos. */
  readonly storyboard: readonly string[];
}

/** Reads all data of the specification site. */
export function readSources(): Sources {
  const files = filesUnder(sourceFolders)
    .filter((file) => /\.(?:tsx?|feature|css)$/.test(file))
    .map((path) => ({ path, text: textOf(path) }));
  const { rules, decisions, places, notes, malformed } = readCatalogue();
  const tests = files.filter(({ path }) => isTestSource(path));
  const features = files
    .filter(({ path }) => path.endsWith('.feature'))
    .map(({ path, text }) => readFeature(path, text));
  const passed = readPassedFile();
  return {
    rules,
    decisions,
    amended: new Map(
      decisions.flatMap(({ id, overrules }) => rulesIn(overrules).map((rule) => [rule, id] as const)),
    ),
    places: new Map(places.map(({ rule, sentence }) => [rule, sentence])),
    notes,
    malformed,
    pairs: readPairs(tests),
    features,
    passed: { ...passed, commitsAgo: commitsSince(passed.commit) },
    repository: readSettings(process.env).settings.repository,
    files,
    interactions: readInteractions(textOf('contracts/pacts/threshold-web-threshold-server.json')),
    pictures: readPictures(),
    storyboard: storyboardPictures(),
  };
}

/**
 * Returns the pictures of the last run on this machine, and the committed small ones of all others. They are sorted by
 * caption, the widest picture of a subject first.
 *
 * @param full the pictures of the last run; none for the committed ones only
 */
export function readPictures(full: readonly Picture[] = picturesIn(pictureFolder)): Picture[] {
  const known = new Set(full.map(({ file }) => baseOf(file)));
  const small = picturesIn(thumbnailFolder).filter(({ file }) => !known.has(baseOf(file)));
  return [...full, ...small].toSorted(
    (one, other) => one.caption.localeCompare(other.caption) || other.width - one.width,
  );
}

/** Returns the pictures in a folder that show rules. */
export function picturesIn(folder: string): Picture[] {
  const { rows } = readSubjects(subjectFile, textOf(subjectFile));
  const subjects = new Map(rows.map((subject) => [subject.name, subject]));
  return filesUnder([folder]).flatMap(
    (path) => readPicture(path, readFileSync(join(root, path)), subjects) ?? [],
  );
}
