import { readFeature } from './gherkin/gherkin.ts';
import { phraseFindings, readPhrases, stepTexts } from './gherkin/phrases.ts';
import { exceptionFile, readStyleExceptions, styleFindings, styleReport } from './trace/style.ts';
import { mutantFindings, readMutants } from './mutants/mutant.ts';
import { filesUnder, sourceFolders, textOf } from './shared/source-files.ts';
import { nameFindings } from './trace/names.ts';
import { readCatalogue } from './trace/read.ts';

// Checks in seconds what names a rule or a text of the sources: tags of features, ids in names of tests and in code,
// and the lists of mutants; the size of scenarios, and the phrases of their steps. Each finding is one line with file and line.

const { malformed, ...catalogue } = readCatalogue();
const files = filesUnder(sourceFolders)
  // Tests of the scripts make up ids: of theirs only the names of tests count.
  .filter(
    (path) =>
      /\.(?:test|spec)\.tsx?$|\.feature$/.test(path) ||
      (/\.tsx?$/.test(path) && !path.startsWith('scripts/')),
  )
  .map((path) => ({ path, text: textOf(path) }));
const features = files
  .filter(({ path }) => path.endsWith('.feature'))
  .map(({ path, text }) => readFeature(path, text));
const exceptions = readStyleExceptions(exceptionFile, textOf(exceptionFile));
const findings = [
  ...malformed,
  ...nameFindings(catalogue, files),
  ...mutantFindings(readMutants(), new Set(catalogue.rules.map(({ id }) => id))),
  ...exceptions.malformed,
  ...styleReport(features.flatMap(styleFindings), exceptions.rows),
  ...phraseFindings(await readPhrases(), stepTexts(features)),
];
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
