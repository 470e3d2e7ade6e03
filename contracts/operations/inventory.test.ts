import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { productOperations } from './all.ts';
import { rulesAbout } from '../api/rules.ts';

const catalogue = join(import.meta.dirname, '..', '..', 'features', 'rules');

/** Rules about requests or embedded pages that give no address, each with the reason. */
const withoutAddress: Readonly<Record<string, string>> = {
  'L-1-09': 'speaks of all framed pages',
  'L-2.6-01': 'the route of the frame, whichever page it shows',
  'L-2.6-02': 'a message out of the frame: contracts/frame-messages.ts',
  'L-7-01': 'the anti-forgery header of every call',
  'L-7-02': 'the anti-forgery header of every call',
  'L-7-03': 'the anti-forgery header of every call',
  'L-7-21': 'the token of every protected call',
  'L-7-22': 'the token of every protected call',
  'S-1-10': 'speaks of all framed pages',
  'S-2.1-22': 'the route of the frame, whichever page it shows',
  'S-4.1-16': 'a message to the window around the product',
  'S-4.5-11': 'a citation is shown from the answer, not from an address',
};

interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly about: string;
}

const rules: readonly Rule[] = readdirSync(catalogue)
  .filter((file) => file.endsWith('.tsv'))
  .flatMap((file) => readFileSync(join(catalogue, file), 'utf8').trim().split(/\r?\n/).slice(1))
  .map((line) => {
    const [id = '', kind = '', , about = ''] = line.split('\t');
    return { id, kind, about };
  });

const named = new Set(rules.flatMap(({ id, about }) => (/\b(?:operation|page):/.test(about) ? id : [])));
const aboutAddresses = rules.filter(({ kind }) => kind === 'call' || kind === 'embedded').map(({ id }) => id);

test('the catalogue of rules is not empty', () => {
  assert.ok(rules.length > 800);
  assert.ok(aboutAddresses.length > 50);
});

test('every rule about an operation or an embedded page names it or is in the list of exceptions', () => {
  const missing = aboutAddresses.filter((id) => !named.has(id) && !Object.hasOwn(withoutAddress, id));
  assert.deepEqual(missing, []);
});

test('every operation has a rule', () => {
  assert.deepEqual(
    Object.keys(productOperations).filter((name) => rulesAbout(`operation:${name}`).length === 0),
    [],
  );
});

test('every exception is still needed', () => {
  const needless = Object.keys(withoutAddress).filter((id) => named.has(id) || !aboutAddresses.includes(id));
  assert.deepEqual(needless, []);
});
