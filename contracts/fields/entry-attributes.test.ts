import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFields } from './create-screen.ts';
import { entryAttributes, entryKindOf } from './entry-attributes.ts';

test('[A-175] only prose is checked for spelling, and a browser fills in nothing', () => {
  for (const [kind, { spellcheck, autocomplete }] of Object.entries(entryAttributes)) {
    assert.equal(spellcheck, String(kind === 'prose'), kind);
    assert.equal(autocomplete, 'off', kind);
  }
});

test('[A-175] the keyboard of a phone or tablet fits what is entered', () => {
  const keyboards = Object.entries(createFields).map(([path, field]) => [
    path.replace(/^.*\./, ''),
    entryAttributes[entryKindOf(field)].inputmode,
  ]);
  const special = Object.fromEntries(keyboards.filter(([, mode]) => mode !== 'text'));
  assert.deepEqual(special, {
    salesPrice: 'decimal',
    estimatedOrAppraisedValue: 'decimal',
    loanToValuePercent: 'decimal',
    downPaymentPercent: 'decimal',
    downPaymentAmount: 'decimal',
    baseLoanAmount: 'decimal',
    financedAmount: 'decimal',
    totalLoanAmount: 'decimal',
    interestRate: 'decimal',
    amortizationTerm: 'decimal',
    taxIdentifier: 'numeric',
    emailAddress: 'email',
    cellPhone: 'tel',
    workPhone: 'tel',
    zipCode: 'numeric',
    zipExtension: 'numeric',
  });
});

const root = join(import.meta.dirname, '..', '..');

/** Returns the tags of the controls in which text is entered, with their files: of the SPA and of the legacy pages. */
function controlsInSources(): [file: string, tag: string][] {
  const files = globSync(['web/**/*.tsx', 'mock-server/los/**/*.ts'], { cwd: root });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const tags =
        source.match(
          /<(?:input|textarea|Input|Input\.TextArea|TextArea|AutoComplete|Select|DatePicker|InputNumber)\b[^]*?(?:\/>|[^=]>)/g,
        ) ?? [];
      return tags
        .filter((tag) => !/type="(?:hidden|checkbox|radio)"/.test(tag))
        .map((tag): [string, string] => [file, tag]);
    });
}

/** Controls of the component library, whose attributes the file sets in another way. */
const setBeside: Readonly<Record<string, string>> = {
  'web/shared/ui/fields/combo.tsx': "useEntryAttributes(id, props.entry ?? 'list')",
  'web/shared/ui/fields/list-field.tsx': "useEntryAttributes(field.id, 'list')",
  'web/shared/ui/fields/date-field.tsx': "{...entryProps('date')}",
};

test('[A-175] every control in which text is entered has these attributes', () => {
  const controls = controlsInSources();
  assert.ok(controls.length >= 11, `all controls are found: ${controls.length}`);
  for (const [file, tag] of controls) {
    const beside = setBeside[file];
    const isSet = beside === undefined ? /entry(?:Props|AttributesOf)\(/.test(tag) : true;
    assert.ok(isSet, `${file}: ${tag}`);
    if (beside !== undefined) assert.ok(readFileSync(join(root, file), 'utf8').includes(beside), file);
  }
});
