import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aboutFindings } from '../../features/site/model/about.ts';
import { readFeature } from './gherkin/gherkin.ts';
import { claimsIn, isTestSource } from './gherkin/claims.ts';
import { phraseFindings, readPhrases, stepTexts } from './gherkin/phrases.ts';
import { styleFindings } from './trace/style.ts';
import { filesUnder, root, sourceFolders, textOf } from '../shared/source-files.ts';
import { decisionFindings } from './trace/decisions.ts';
import { nameFindings } from './trace/ids.ts';
import { readCatalogue } from './trace/catalogue.ts';
import { linkFindings, pathFindings, recordFindings } from '../check/links.ts';

// Checks names without running a test: tags of features, ids in test names and in code, what rules are about, size of
// scenarios, phrases of steps, links and decision records. Prints file and line for each finding.

const { malformed, ...catalogue } = readCatalogue();
const texts = filesUnder([...sourceFolders, 'docs', '*.md'])
  .filter((path) => /\.(?:md|tsx?|feature)$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
const files = texts.filter(
  ({ path }) =>
    // Scripts and the specification site contain invented ids, so only the names of their tests are checked.
    /\.(?:test|spec)\.tsx?$|\.feature$/.test(path) ||
    (/\.tsx?$/.test(path) && !/^(?:scripts|features\/site)\//.test(path)),
);
const features = files
  .filter(({ path }) => path.endsWith('.feature'))
  .map(({ path, text }) => readFeature(path, text));
const claimed = new Set(
  files
    .filter(({ path }) => isTestSource(path))
    .flatMap(({ path, text }) => claimsIn(path, text).map(({ rule }) => rule)),
);
const pages = texts.filter(({ path }) => path.endsWith('.md'));
const isThere = (path: string) => existsSync(join(root, path));
const findings = [
  ...malformed,
  ...nameFindings(catalogue, files),
  ...aboutFindings(catalogue),
  ...decisionFindings(catalogue.decisions, claimed),
  ...features.flatMap(styleFindings),
  ...phraseFindings(await readPhrases(), stepTexts(features)),
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
