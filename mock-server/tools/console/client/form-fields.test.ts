import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mockDocument } from '../../../../contracts/openapi/documents.ts';
import { fieldsAt, loanForm, partWith, readField } from './form-fields.ts';
import { type ApiDescription, loanSchemaIn, worldSchemaIn } from './schemas.ts';

const schema = worldSchemaIn(mockDocument() as unknown as ApiDescription);
const form = loanForm(loanSchemaIn(schema));
const all = [...form.first, ...form.groups.flatMap(({ fields }) => fields)];
const fieldAt = (path: string) => all.find(({ id }) => id === `loan.${path}`) ?? assert.fail(path);

test('status, borrower, amount and lock come first, and every other field is in the group of its object', () => {
  assert.deepEqual(
    form.first.map(({ label }) => label),
    [
      'Loan status',
      'Borrower first name',
      'Borrower last name',
      'Loan amount',
      'Lock status',
      'Lock expiration',
    ],
  );
  assert.deepEqual(
    form.groups.map(({ title }) => title),
    [
      'Loan',
      'Dashboard',
      'Application criteria',
      'Primary borrower',
      'Primary co borrower',
      'Loan details',
      'Ratios',
      'File',
    ],
  );
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
});

test('the schema decides the control of a field', () => {
  const kinds = {
    isLead: 'switch',
    originatorUserId: 'number',
    accountName: 'text',
    'dashboard.loanDetails.closingDate': 'date',
    'file.occupancy': 'list',
    'file.secondaryBorrower': 'json',
    notes: 'json',
    task: 'json',
  };
  for (const [path, kind] of Object.entries(kinds)) assert.equal(fieldAt(path).kind, kind, path);
});

test('a field is read from a loan, and written as a part of a loan', () => {
  const amount = fieldAt('dashboard.loanDetails.loanAmount');
  const loan = { dashboard: { loanDetails: { loanAmount: 250_000, loanStatus: null } } };
  assert.equal(readField(amount, loan), 250_000);
  assert.equal(readField(fieldAt('dashboard.loanDetails.loanStatus'), loan), '');
  assert.equal(readField(fieldAt('dashboard.primaryCoBorrower.city'), { dashboard: {} }), '');
  assert.deepEqual(partWith(amount, 1), { dashboard: { loanDetails: { loanAmount: 1 } } });
  assert.deepEqual(partWith(amount, ''), { dashboard: { loanDetails: { loanAmount: null } } });
  assert.deepEqual(partWith(fieldAt('dashboard.loanNumber'), ''), { dashboard: { loanNumber: '' } });
});

test('a list is read and written as JSON', () => {
  const notes = fieldAt('notes');
  assert.equal(readField(notes, { notes: [] }), '[]');
  assert.deepEqual(partWith(notes, '[]'), { notes: [] });
  assert.throws(() => partWith(notes, '['), SyntaxError);
});

test('an object of the world has a field for each property, with the title of the schema as its label', () => {
  assert.deepEqual(
    fieldsAt(schema, ['settings', 'idle']).map(({ id, label, kind, isNullable }) => [
      id,
      label,
      kind,
      isNullable,
    ]),
    [
      ['settings.idle.idleSeconds', 'Warning after (seconds)', 'number', true],
      ['settings.idle.timeoutSeconds', 'Sign-out after the warning (seconds)', 'number', true],
      ['settings.idle.keepAliveSeconds', 'Keep-alive every (seconds)', 'number', true],
    ],
  );
  assert.deepEqual(
    fieldsAt(schema, ['settings']).map(({ label }) => label),
    ['Support object id', 'Support site', 'Image flow, with {accountId}', 'Product title'],
  );
});
