import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { errorTextOf, errorTexts } from './error-texts.ts';

const features = join(import.meta.dirname, '..', '..', 'features');
const catalogue = join(features, 'rules');
/** The sentences of all sections by rule id: a code of this project has its rule in a section of this project. */
const sentences = new Map(
  readdirSync(catalogue)
    .filter((file) => /^[SLT]-.*\.tsv$/.test(file))
    .flatMap((file) => readFileSync(join(catalogue, file), 'utf8').trim().split(/\r?\n/))
    .map((line) => {
      const [id = '', , sentence = ''] = line.split('\t');
      return [id, sentence] as const;
    }),
);

/** The rules about error codes: id, code and sentence. */
const ofCodes = [...sentences].flatMap(([rule, sentence]) => {
  const [, code] = /^For code (\S+) the error page/.exec(sentence) ?? [];
  return code === undefined ? [] : [{ rule, code, sentence }];
});

for (const { rule, code, sentence } of ofCodes) {
  test(`[${rule}] the error page says for code ${code} what the rule says`, () => {
    const { title, message } = errorTexts[code] ?? assert.fail();
    assert.equal(`For code ${code} the error page is titled "${title}" and says "${message}"`, sentence);
  });
}

test('every text of an error code has a rule', () => {
  assert.deepEqual(ofCodes.map(({ code }) => code).toSorted(), Object.keys(errorTexts).toSorted());
});

test('the feature of the error page has a row for every code', () => {
  const feature = readFileSync(join(features, 'errors', 'error-page.feature'), 'utf8');
  const rows = feature.matchAll(/^ *\| (\d{3}) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm);
  assert.deepEqual(
    Object.fromEntries(
      [...rows].flatMap(([, code, title, message, rule]) =>
        rule?.startsWith('L-8.5-') || rule?.startsWith('T-2-') ? [[code, { title, message, rule }]] : [],
      ),
    ),
    Object.fromEntries(ofCodes.map(({ rule, code }) => [code, { ...errorTexts[code], rule }])),
  );
});

test('[L-8.5-14 L-2.4-03 L-2.4-04] a missing or unknown code is a page that is not found', () => {
  for (const code of [undefined, '', '404', '418', '999', 'abc', 'toString', '__proto__', '0500']) {
    const { title, message } = errorTextOf(code);
    assert.equal(title, 'Page Not Found', code);
    assert.equal(message, 'Sorry, we are unable to find that page.', code);
  }
});
