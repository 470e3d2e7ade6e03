import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFields } from '../../../contracts/fields/create-screen.ts';
import { plain } from '../../../mock-server/tools/presenter/client/lens/find-rules.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { lensIndexOf } from './lens-index.ts';
import { namedOtherwise, regions } from './regions.ts';

const sources = readSources();
const known = new Set([...sources.rules, ...sources.decisions].map(({ id }) => id));

test('the pattern of each region matches a sentence of its sections', () => {
  const selective = regions.filter(({ about, sections }) => about.source !== '^' && sections.length > 0);
  assert.ok(selective.length > 10);
  for (const { id, about, sections } of selective) {
    const said = sources.rules.filter(({ id: rule }) => sections.some((one) => rule.startsWith(`${one}-`)));
    assert.notDeepEqual(
      said.filter(({ rule }) => about.test(rule)),
      [],
      id,
    );
  }
});

test('each id that the lens names is a rule or a decision', () => {
  const named = [
    ...regions.flatMap(({ rules }) => rules),
    ...Object.values(namedOtherwise).flatMap((names) => Object.values(names).flat()),
  ];
  assert.ok(named.length > 150);
  assert.deepEqual(
    named.filter((id) => !known.has(id)),
    [],
  );
});

test('each field of the create screen that the catalog gives a rule has a rule', () => {
  const unruled = Object.values(createFields).filter(({ rules }) => rules.length === 0);
  const unruledNames = new Set(unruled.map(({ label }) => plain(label)));
  const regionsOfForm = ['loan-information', 'borrower', 'co-borrower', 'property'];
  const { places } = lensIndexOf(modelOf(sources));
  const fields = places.filter(({ region }) => region !== null && regionsOfForm.includes(region));
  assert.ok(fields.length > 50, String(fields.length));
  assert.deepEqual(
    fields.filter(({ name, rules }) => rules.length === 0 && !unruledNames.has(name)),
    [],
  );
});
