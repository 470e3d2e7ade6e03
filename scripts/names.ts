import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFeature } from './gherkin/gherkin.ts';
import { phraseFindings, readPhrases, stepTexts } from './gherkin/phrases.ts';
import { styleFindings } from './trace/style.ts';
import { mutantFindings, readMutants } from './mutants/mutant.ts';
import { coverFindings, readUnbreakable, unbreakableFile } from './mutants/unbreakable.ts';
import { filesUnder, root, sourceFolders, textOf } from './shared/source-files.ts';
import { nameFindings } from './trace/names.ts';
import { readCatalogue } from './trace/read.ts';
import { linkFindings, pathFindings, recordFindings } from './wording/links.ts';
import { parseWords, wordFindings } from './wording/wording.ts';

// Checks names and words without running a test: tags of features, ids in test names and in code, lists of mutants, size
// of scenarios, phrases of steps, links, decision records, and words that the glossary replaces. Prints file and line
// for each finding.

const wordList = 'docs/words.tsv';
/** Files that must contain the replaced words: they define or test the replacements. */
const definesWords = ['docs/glossary.md', 'scripts/wording/wording.test.ts'];
const { malformed, ...catalogue } = readCatalogue();
const texts = filesUnder([...sourceFolders, 'docs', '*.md'])
  .filter((path) => /\.(?:md|tsx?|feature)$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
const files = texts.filter(
  ({ path }) =>
    // Scripts contain invented ids as examples, so only the names of their tests are checked.
    /\.(?:test|spec)\.tsx?$|\.feature$/.test(path) || (/\.tsx?$/.test(path) && !path.startsWith('scripts/')),
);
const features = files
  .filter(({ path }) => path.endsWith('.feature'))
  .map(({ path, text }) => readFeature(path, text));
const rules = catalogue.rules.map(({ id }) => id);
const mutants = readMutants();
const unbreakable = readUnbreakable(textOf(unbreakableFile));
const pages = texts.filter(({ path }) => path.endsWith('.md'));
const isThere = (path: string) => existsSync(join(root, path));
const findings = [
  ...malformed,
  ...nameFindings(catalogue, files),
  ...mutantFindings(mutants, new Set(rules)),
  ...unbreakable.malformed,
  ...coverFindings(rules, mutants, unbreakable.rows),
  ...features.flatMap(styleFindings),
  ...phraseFindings(await readPhrases(), stepTexts(features)),
  ...wordFindings(
    parseWords(wordList, textOf(wordList)),
    texts.filter(({ path }) => !definesWords.includes(path)),
  ),
  ...linkFindings(pages, isThere),
  ...pathFindings(
    // Decision records may name files that no longer exist.
    pages.filter(({ path }) => !path.startsWith('docs/decisions/')),
    [...sourceFolders, 'docs'],
    isThere,
  ),
  ...recordFindings(pages.filter(({ path }) => path.startsWith('docs/decisions/'))),
];
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
