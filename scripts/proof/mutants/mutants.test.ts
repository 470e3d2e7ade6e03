import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTexts } from '../../../contracts/api/error-texts.ts';
import { readCatalogue } from '../trace/read.ts';
import { mutantFindings, readMutants } from './mutant.ts';

const mutants = readMutants();
const { rules, decisions } = readCatalogue();
const known = new Set([...rules, ...decisions].map(({ id }) => id));

test('every mutant has a rule or decision of the catalogue and a text that occurs exactly once in its file', () => {
  assert.deepEqual(mutantFindings(mutants, known), []);
});

test('an invalid row is reported with list and line', () => {
  const [mutant] = mutants;
  assert.ok(mutant);
  const wrong = (change: object) =>
    mutantFindings([{ ...mutant, change: { ...mutant.change, ...change } }], known)[0];
  assert.equal(wrong({ file: 'web/gone.ts' }), `${mutant.place} web/gone.ts does not exist`);
  assert.match(
    wrong({ from: 'no such text' }) ?? '',
    /^scripts\/proof\/mutants\/lists\/\w+\.tsv:2 .*0 times/,
  );
  assert.match(wrong({ to: mutant.change.from }) ?? '', /changes nothing/);
  assert.match(mutantFindings([mutant], new Set())[0] ?? '', /:2 .* is not in the catalogue of rules$/);
});

test('the lists have mutants for more than two hundred rules, and for every area', () => {
  assert.ok(new Set(mutants.map(({ rule }) => rule)).size > 200);
  const areas = new Set(mutants.map(({ area }) => area));
  const expected = ['session', 'landing', 'shell', 'create-loan', 'loan', 'legacy', 'assistant', 'errors'];
  for (const area of [...expected, 'configuration', 'server']) assert.ok(areas.has(area), area);
});

test('each code of the error page has a mutant that cuts off its message', () => {
  for (const { message, rule } of Object.values(errorTexts)) {
    const own = mutants.filter((mutant) => mutant.rule === rule);
    assert.ok(
      own.some(({ change }) => change.from === `'${message}'` && change.to !== change.from),
      rule,
    );
  }
});
