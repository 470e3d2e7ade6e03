import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { loanPurposes } from '../../contracts/api/options.ts';
import { createFields, fieldPaths } from '../../contracts/fields/create-screen.ts';
import { CreateLoanRequest } from '../../contracts/operations/create-loan.ts';
import { fieldErrorsOf, validationOptions } from '../../mock-server/platform/http/validation.ts';
import { fieldErrorsOfCreation } from '../../mock-server/los/routes/create-loan-rules.ts';
import type { CreateLoanValues } from '../../web/pages/create-loan/form-values.ts';
import { noLists } from '../../web/pages/create-loan/edits.ts';
import { createLoanSchema, messagesOf } from '../../web/pages/create-loan/validation.ts';
import { toCreateLoanRequest } from '../../web/pages/create-loan/request.ts';
import { randomForm } from '../support/forms/random-form.ts';
import { randomFrom } from '../support/forms/random.ts';

const seed = 20_260_130;
const forms = 4_000;
console.log(`agreement of client and server: seed ${seed}, ${forms} forms`);

const matchesSchema = new Ajv({ strict: false, ...validationOptions }).compile(CreateLoanRequest);

/** Returns the paths of fields that the server rejects, by the schema or by the rules of the server. */
function refusedByServer(values: CreateLoanValues, isLead: boolean): readonly string[] {
  const request = toCreateLoanRequest(values, { isLead });
  const shape = matchesSchema(request) ? [] : fieldErrorsOf(matchesSchema.errors ?? [], 'body');
  return [...shape, ...fieldErrorsOfCreation(readable(request))].map(({ field }) => pathOf(field));
}

/** Returns a request without the values that the schema refuses, so that the other rules can be checked as well. */
const readable = (request: CreateLoanRequest): CreateLoanRequest => ({
  ...(Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, Number.isNaN(value) ? 0 : value]),
  ) as CreateLoanRequest),
  loanPurpose: loanPurposes.find((purpose) => purpose === request.loanPurpose) ?? null,
});

const schemaOf = (isLead: boolean) => createLoanSchema({ isLead, showsOriginationType: false, ...noLists });
const schemas = { loan: schemaOf(false), lead: schemaOf(true) };

const paths: Readonly<Record<string, string>> = {
  institutionId: 'institution',
  originatorUserId: 'originator',
  productId: 'product',
};
const pathOf = (field: string): string =>
  paths[field] ?? field.replace(/^(borrower|coBorrower)Details\./, '$1.');

/** Returns true for a field of an address that is a copy of the borrower's. */
const isCopy = (values: CreateLoanValues, path: string): boolean =>
  (values.isCoBorrowerAddressSame && path.startsWith('coBorrower.presentAddress.')) ||
  (values.isPropertyAddressSameAsBorrowerAddress && path.startsWith('propertyAddress.'));

/** Paths of calculated amounts. If a calculated amount is invalid, the client shows the error at the typed amounts. */
const following = ['totalLoanAmount', 'loanToValuePercent', 'downPaymentAmount', 'downPaymentPercent'];

/**
 * Returns the fields that only the client or only the server rejects. If the client rejects an entry, calculated
 * amounts and copied addresses that only the server rejects are left out, since they may follow from it.
 */
function disputed(values: CreateLoanValues, client: readonly string[], server: readonly string[]): string[] {
  const isConsequence = (path: string) =>
    client.length > 0 && (following.includes(path) || isCopy(values, path));
  return [
    ...client.filter((path) => !server.includes(path)),
    ...server.filter((path) => !client.includes(path) && !isConsequence(path)),
  ];
}

test('form and server reject the same fields', () => {
  const random = randomFrom(seed);
  const refusals = new Map<string, number>();
  let accepted = 0;
  for (let count = 1; count <= forms; count += 1) {
    const isLead = random.chance(0.3);
    const values = randomForm(random, isLead);
    const client = Object.keys(messagesOf(values, isLead ? schemas.lead : schemas.loan));
    const server = refusedByServer(values, isLead);
    if (client.length === 0) accepted += 1;
    for (const path of client) refusals.set(path, (refusals.get(path) ?? 0) + 1);
    if (client.length === 0 && server.length === 0) continue;
    const fields = disputed(values, client, server);
    if (fields.length === 0) continue;
    assert.fail(
      `form ${count} of seed ${seed}: only one of client and server refuses ${fields.join(', ')}\n` +
        `client: ${client.join(', ')}\nserver: ${server.join(', ')}\n${JSON.stringify(values)}`,
    );
  }
  console.log(`${accepted} accepted, ${forms - accepted} refused, by both`);
  assert.ok(accepted > forms / 3 && accepted < (2 * forms) / 3, `${accepted} accepted`);
  const rare = fieldPaths.filter((path) => {
    const { kind, isCalculated } = createFields[path];
    // A list that accepts its options only is always valid.
    return !isCalculated && kind !== 'select' && (refusals.get(path) ?? 0) < forms / 1_000;
  });
  assert.deepEqual(rare, [], 'each field was wrong at least once in a thousand forms');
});
