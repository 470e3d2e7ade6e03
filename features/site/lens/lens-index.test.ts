import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controls } from '../../../contracts/fields/create-screen.ts';
import { plain } from '../../../mock-server/tools/presenter/client/lens/find-rules.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { lensIndexOf } from './lens-index.ts';

const model = modelOf(readSources());
const { regions, places } = lensIndexOf(model);

test('each part of the screen has a rule', () => {
  const known = regions.filter(({ id }) => !/^(?:frame|page) /.test(id));
  assert.ok(known.length > 25);
  assert.deepEqual(
    known.filter(({ rules, inside }) => rules.length + inside.length === 0),
    [],
  );
});

test('each field of the create screen has its rules, those about the fewest things first', () => {
  const names = Object.values(controls).map(({ label }) => plain(label));
  const fields = places.filter(({ name }) => names.includes(name));
  assert.ok(fields.length > 50);
  for (const { name, rules } of fields) {
    const numbers = rules.map((id) => model.ruleById.get(id)?.rule.about.length ?? 0);
    assert.deepEqual(
      numbers,
      numbers.toSorted((one, other) => one - other),
      name,
    );
  }
});
