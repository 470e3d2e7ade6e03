import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountFields, lenderFields, purposeFields } from '../../../contracts/fields/loan.ts';
import { addressFields, personFields, propertyFields } from '../../../contracts/fields/person.ts';
import type { Span } from '../../shared/ui/fields/span.ts';
import {
  addressLayout,
  amountLayout,
  lenderLayout,
  personLayout,
  propertyLayout,
  purposeLayout,
} from './layout.ts';

type Layout = Readonly<Record<string, Span>>;

const layouts: Readonly<Record<string, readonly [fields: object, layout: Layout]>> = {
  lender: [lenderFields, lenderLayout(true, true)],
  purpose: [purposeFields, purposeLayout],
  amounts: [amountFields, amountLayout(true, true)],
  person: [personFields, personLayout],
  address: [addressFields, addressLayout],
  property: [propertyFields, propertyLayout],
};

for (const [name, [fields, layout]] of Object.entries(layouts)) {
  test(`the layout of ${name} fields has each field of the catalogue, in reading order`, () => {
    assert.deepEqual(Object.keys(layout), Object.keys(fields));
  });

  test(`the rows of ${name} fields fill twelve columns at every width`, () => {
    for (const width of [0, 1, 2, 3] as const) {
      let column = 0;
      for (const [field, span] of Object.entries(layout)) {
        column += span[width];
        assert.ok(column <= 12, `${field} does not fit into its row at width ${width}`);
        column %= 12;
      }
      assert.equal(column, 0, `the last row has a hole at width ${width}`);
    }
  });
}
