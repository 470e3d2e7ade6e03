import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from '../../reporters/results.ts';
import { filesUnder, root, sourceFolders, treeHash } from '../../source-files.ts';
import { readStamp } from '../../test/stamp.ts';
import { suiteNames } from '../../test/steps.ts';
import {
  type OpenQuestion,
  readOpenQuestions,
  readPending,
  readRules,
  type Rule,
} from '../../trace/catalogue.ts';
import { Evidence } from './evidence.ts';
import type { Feature } from './feature.ts';
import type { Schema } from './fields.ts';
import { readFeature } from './gherkin.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import { type Picture, readPicture } from './pictures.ts';
import type { Source } from './tests.ts';

/** Everything that the site is made of, as it lies on the disk. */
export interface Sources {
  readonly rules: readonly Rule[];
  readonly questions: readonly OpenQuestion[];
  readonly pending: ReadonlySet<string>;
  /** Why a rule needs no evidence, by its id. */
  readonly waived: ReadonlyMap<string, string>;
  readonly features: readonly Feature[];
  readonly evidence: Evidence;
  /** Code, tests and features with their texts. */
  readonly files: readonly Source[];
  readonly interactions: readonly Interaction[];
  readonly description: Description;
  readonly pictures: readonly Picture[];
}

/** What the site reads of the OpenAPI document. */
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

const catalogue = 'features/rules';

/** The folder of the pictures, from the root. */
export const pictureFolder = '.results/pictures';

/** Reads all of it. Results that are missing are none; everything else must be there. */
export function readSources(): Sources {
  const files = filesUnder(sourceFolders)
    .filter((file) => /\.(?:tsx?|feature|css)$/.test(file))
    .map((path) => ({ path, text: textOf(path) }));
  const results = suiteNames().flatMap((suite) => readResults(suite) ?? []);
  return {
    rules: filesUnder([catalogue])
      .filter((file) => /\/[SL]-[^/]+\.tsv$/.test(file) && !file.includes('open-questions'))
      .flatMap((file) => readRules(file, textOf(file)).rows),
    questions: filesUnder([`${catalogue}/open-questions`]).flatMap(
      (file) => readOpenQuestions(file, textOf(file)).rows,
    ),
    pending: new Set(readPending(textOf(`${catalogue}/pending.txt`))),
    waived: readWaived(`${catalogue}/waived.tsv`),
    features: files
      .filter(({ path }) => path.endsWith('.feature'))
      .map(({ path, text }) => readFeature(path, text)),
    evidence: new Evidence(results, results.length > 0 && readStamp() === treeHash()),
    files,
    interactions: readInteractions(textOf('contracts/pacts/threshold-web-threshold-server.json')),
    description: JSON.parse(textOf('contracts/openapi.json')) as Description,
    pictures: filesUnder([pictureFolder]).flatMap(
      (file) => readPicture(file.slice(pictureFolder.length + 1), readFileSync(join(root, file))) ?? [],
    ),
  };
}

/** Rules that need no evidence, tab-separated with header `id reason`. No file, no waivers. */
function readWaived(file: string): Map<string, string> {
  if (!existsSync(join(root, file))) return new Map();
  const [, ...lines] = textOf(file).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [id = '', reason = ''] = line.split('\t');
      return id === '' || reason === '' ? [] : [[id, reason] as const];
    }),
  );
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
