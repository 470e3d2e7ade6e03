import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { productOperations } from './all.ts';
import { legacyPages } from '../api/legacy.ts';

const catalogue = join(import.meta.dirname, '..', '..', 'features', 'rules');

/** Rules about requests or embedded pages that give no address, each with the reason. */
const withoutAddress: Readonly<Record<string, string>> = {
  'L-1-09': 'speaks of all framed pages',
  'L-1-10': 'names the report pages that L-4.10-03 and L-4.10-06 give an address',
  'L-2.6-01': 'the route of the frame, whichever page it shows',
  'L-2.6-02': 'a message out of the frame: contracts/frame-messages.ts',
  'L-4.10-01': 'names the report pages that L-4.10-03 and L-4.10-06 give an address',
  'L-7-01': 'the anti-forgery header of every call',
  'L-7-02': 'the anti-forgery header of every call',
  'L-7-03': 'the anti-forgery header of every call',
  'L-7-21': 'the token of every protected call',
  'L-7-22': 'the token of every protected call',
  'S-1-10': 'speaks of all framed pages',
  'S-2.1-09': 'when the call of S-2.1-08 is left out',
  'S-2.1-22': 'the route of the frame, whichever page it shows',
  'S-4.1-16': 'a message to the window around the product',
  'S-4.2-26': 'a message out of the frame: contracts/frame-messages.ts',
  'S-4.2-27': 'a message out of the frame: contracts/frame-messages.ts',
  'S-4.2-28': 'a message out of the frame: contracts/frame-messages.ts',
  'S-4.2-29': 'a message out of the frame: contracts/frame-messages.ts',
  'S-4.4-09': 'when the call of S-7-16 is made',
  'S-4.5-11': 'a citation is shown from the answer, not from an address',
};

interface Rule {
  readonly id: string;
  readonly kind: string;
}

const rules: readonly Rule[] = readdirSync(catalogue)
  .filter((file) => file.endsWith('.tsv'))
  .flatMap((file) => readFileSync(join(catalogue, file), 'utf8').trim().split(/\r?\n/).slice(1))
  .map((line) => {
    const [id = '', kind = ''] = line.split('\t');
    return { id, kind };
  });

const entries: readonly { readonly rules: readonly string[] }[] = [
  ...Object.values(productOperations),
  ...Object.values(legacyPages),
];
const named = new Set(entries.flatMap((entry) => entry.rules));
const aboutAddresses = rules.filter(({ kind }) => kind === 'call' || kind === 'embedded').map(({ id }) => id);

test('the catalogue of rules is not empty', () => {
  assert.ok(rules.length > 800);
  assert.ok(aboutAddresses.length > 50);
});

test('every rule about an operation or an embedded page is in the inventory or in the list of exceptions', () => {
  const missing = aboutAddresses.filter((id) => !named.has(id) && !Object.hasOwn(withoutAddress, id));
  assert.deepEqual(missing, []);
});

test('every operation names a rule', () => {
  const without = Object.entries<{ readonly rules: readonly string[] }>(productOperations)
    .filter(([, { rules: own }]) => own.length === 0)
    .map(([name]) => name);
  assert.deepEqual(without, []);
});

test('every exception is still needed', () => {
  const needless = Object.keys(withoutAddress).filter((id) => named.has(id) || !aboutAddresses.includes(id));
  assert.deepEqual(needless, []);
});

test('every rule that the inventory names exists', () => {
  const known = new Set(rules.map(({ id }) => id));
  assert.deepEqual(
    [...named].filter((id) => !known.has(id)),
    [],
  );
});
