import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantView } from '../../mutants/kills.ts';
import { readMutantViews } from '../../mutants/read.ts';
import { readResults } from '../../reporters/results.ts';
import { filesUnder, root, sourceFolders, textOf, treeHash } from '../../shared/source-files.ts';
import { type PastRun, readHistory } from '../../test/history.ts';
import { readStamp } from '../../test/stamp.ts';
import { suiteNames } from '../../test/steps.ts';
import type { Decision, Rule } from '../../trace/catalogue.ts';
import { readCatalogue, readPairs, readReleases } from '../../trace/read.ts';
import { isTestSource } from '../../trace/claims.ts';
import { type PairView, reviewedPairs } from '../../trace/reviews.ts';
import type { Snapshot } from '../../trace/snapshots.ts';
import type { Waiver } from '../../trace/waivers.ts';
import { Evidence } from './evidence.ts';
import type { Feature } from '../../gherkin/feature.ts';
import type { Schema } from './fields.ts';
import { readFeature } from '../../gherkin/gherkin.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import { type Picture, pictureFolder, readPicture, readSubjects, subjectFile } from './pictures.ts';
import type { Source } from './tests.ts';

/** All data that the specification site is built from, as read from files. */
export interface Sources {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  /** Questions that the product owner still has to answer, by the id of the decision. */
  readonly waiting: ReadonlyMap<string, string>;
  readonly pending: ReadonlySet<string>;
  /** Snapshots of all releases, the earliest first. */
  readonly releases: readonly Snapshot[];
  /** Reasons why rules need no evidence, by the id of the rule. */
  readonly waived: ReadonlyMap<string, Waiver>;
  /** Pairs of a rule and a test that claims the rule, with the state of their review. */
  readonly pairs: readonly PairView[];
  readonly features: readonly Feature[];
  readonly evidence: Evidence;
  /** Earlier runs on this machine, the oldest first. */
  readonly history: readonly PastRun[];
  readonly mutants: readonly MutantView[];
  /** Code, tests and features with their texts. */
  readonly files: readonly Source[];
  readonly interactions: readonly Interaction[];
  readonly description: Description;
  readonly pictures: readonly Picture[];
}

/** The parts of the OpenAPI document that the site uses. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface DescribedCall {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** Reads all data of the specification site. Missing test results count as none; all other files must exist. */
export function readSources(): Sources {
  const files = filesUnder(sourceFolders)
    .filter((file) => /\.(?:tsx?|feature|css)$/.test(file))
    .map((path) => ({ path, text: textOf(path) }));
  const results = suiteNames().flatMap((suite) => readResults(suite) ?? []);
  const { rules, decisions, waiting, pending, waivers, reviews } = readCatalogue();
  const pairs = readPairs(files.filter(({ path }) => isTestSource(path)));
  return {
    rules,
    decisions,
    waiting: new Map(waiting.map(({ decision, question }) => [decision, question])),
    pending: new Set(pending),
    waived: new Map(waivers.map((waiver) => [waiver.rule, waiver])),
    releases: readReleases(),
    pairs: reviewedPairs(rules, pairs, reviews),
    features: files
      .filter(({ path }) => path.endsWith('.feature'))
      .map(({ path, text }) => readFeature(path, text)),
    evidence: new Evidence(results, results.length > 0 && readStamp() === treeHash()),
    history: readHistory(),
    mutants: readMutantViews({ rules, pairs }),
    files,
    interactions: readInteractions(textOf('contracts/pacts/threshold-web-threshold-server.json')),
    description: JSON.parse(textOf('contracts/openapi.json')) as Description,
    pictures: readPictures(),
  };
}

/** Returns all pictures, sorted by caption, the widest picture of a subject first. */
function readPictures(): Picture[] {
  const { rows } = readSubjects(subjectFile, textOf(subjectFile));
  const subjects = new Map(rows.map((subject) => [subject.name, subject]));
  return filesUnder([pictureFolder])
    .flatMap(
      (file) =>
        readPicture(file.slice(pictureFolder.length + 1), readFileSync(join(root, file)), subjects) ?? [],
    )
    .toSorted((one, other) => one.caption.localeCompare(other.caption) || other.width - one.width);
}
