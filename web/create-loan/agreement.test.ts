import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import {
  generations,
  loanPurposes,
  originationTypes,
  taxIdentifierTypes,
} from '../../contracts/api/options.ts';
import { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import { type AmountEdit, typedAmounts } from './amounts.ts';
import { applyEdit } from './calculation.ts';
import { Decimal } from './exact.ts';
import { type CreateLoanValues, emptyForm, emptyPerson } from './form-values.ts';
import { toCreateLoanRequest } from './request.ts';
import { messagesOf } from './validation.ts';
import { visibleFields } from './visible-fields.ts';

const seed = 20_260_130;
console.log(`fast-check seed ${seed}`);

// Binary fractions are no exact multiples of 0.01; the checker must allow for that, or 0.07 is refused.
const matchesSchema = new Ajv({ strict: false, multipleOfPrecision: 4 }).compile(CreateLoanRequest);

const serverAccepts = (values: CreateLoanValues, isLead: boolean): boolean => {
  const request = toCreateLoanRequest(values, { isLead });
  return matchesSchema(request) && (isLead || request.borrowerDetails.taxIdentifier !== null);
};

const formAccepts = (values: CreateLoanValues, isLead: boolean): boolean =>
  Object.keys(messagesOf(values, { isLead, showsOriginationType: false })).length === 0;

/** Mostly ordinary, sometimes at or beyond a limit: so that both answers turn up often. */
const mostly = <T>(ordinary: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: ordinary, weight: 12 }, { arbitrary: odd, weight: 1 });

const money = mostly(
  fc.integer({ min: 0, max: 99_999_999 }).map((cents) => new Decimal(cents).div(100).toFixed(2)),
  fc.constantFrom('', '0', '999999999.99', '1000000000', '1000000000.01', '0.005', '.5', '-1', 'abc', '1e5'),
);
const percent = mostly(
  fc.integer({ min: 0, max: 100_000 }).map((thousandths) => new Decimal(thousandths).div(1000).toFixed(3)),
  fc.constantFrom('', '100.001', '999.999', '1000', '-1', 'abc'),
);
const name = mostly(
  fc.string({ minLength: 1, maxLength: 35, unit: 'grapheme-composite' }),
  fc.constantFrom('', ' ', 'x'.repeat(35), 'x'.repeat(36), '😀'.repeat(35), ` ${'x'.repeat(35)} `),
);
const taxIdentifier = mostly(
  fc.stringMatching(/^[0-9]{3}-?[0-9]{2}-?[0-9]{4}$/),
  fc.constantFrom('', '123', '123-45-678', '123-45-67890', '123-45-678x'),
);
const phone = mostly(
  fc.constantFrom('', '(207) 555-0148', '2075550148'),
  fc.constantFrom('(207) 555-014', '207', '20755501480'),
);
const id = mostly(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(null));
const choice = id.map((value) => ({ text: 'text', id: value }));

const edit: fc.Arbitrary<AmountEdit> = fc.oneof(
  fc.record({
    field: fc.constantFrom(...typedAmounts.filter((field) => field !== 'downPaymentPercent')),
    value: money,
  }),
  fc.record({ field: fc.constant('downPaymentPercent' as const), value: percent }),
  fc.record({ field: fc.constant('loanPurpose' as const), value: fc.constantFrom(...loanPurposes, null) }),
  fc.record({ field: fc.constant('sameAsSalesPrice' as const), value: fc.boolean() }),
);

/** Plays edits as the screen allows them: nobody types into a hidden field. */
function edited(values: CreateLoanValues, edits: readonly AmountEdit[]): CreateLoanValues {
  return edits.reduce((state, next) => {
    const isPair = next.field === 'downPaymentAmount' || next.field === 'downPaymentPercent';
    if (isPair && !visibleFields(state.loanPurpose, false).downPayment) return state;
    return { ...state, ...applyEdit(state, next) };
  }, values);
}

const form: fc.Arbitrary<CreateLoanValues> = fc
  .record({
    institution: choice,
    originator: choice,
    product: choice,
    loanOriginationType: fc.constantFrom('', ...originationTypes),
    isForgivable: fc.boolean(),
    interestRate: mostly(
      fc.integer({ min: 0, max: 25_000 }).map((thousandths) => new Decimal(thousandths).div(1000).toFixed(3)),
      fc.constantFrom('', '25', '25.001', '26', '-1', '6.0005', 'abc'),
    ),
    amortizationTerm: mostly(
      fc.integer({ min: 0, max: 999 }).map(String),
      fc.constantFrom('', '1000', '3.5', '-1', 'abc'),
    ),
    borrower: fc.record({
      firstName: name,
      middleName: name,
      lastName: name,
      generation: fc.constantFrom(...generations, null),
      taxIdentifier,
      taxIdentifierType: fc.constantFrom(...taxIdentifierTypes),
      emailAddress: mostly(
        fc.constantFrom('', 'ada@example.com'),
        fc.constantFrom('ada', `${'a'.repeat(50)}@b.co`),
      ),
      cellPhone: phone,
      workPhone: phone,
      presentAddress: fc.record({
        ...Object.fromEntries(
          (['houseNumber', 'streetName', 'unitNumber', 'city'] as const).map((field) => [
            field,
            mostly(fc.constantFrom('', '12', 'Elm Street'), fc.constant('x'.repeat(51))),
          ]),
        ),
        zipCode: mostly(fc.constantFrom('', '04101'), fc.constantFrom('4101', '041011')),
        zipExtension: mostly(fc.constantFrom('', '0001'), fc.constantFrom('1', '00011')),
      }),
    }),
    edits: fc.array(edit, { maxLength: 8 }),
  })
  .map(({ edits, borrower, ...rest }) => {
    const presentAddress = { ...emptyPerson.presentAddress, ...borrower.presentAddress };
    const person = { ...emptyPerson, ...borrower, presentAddress };
    return edited({ ...emptyForm(), ...rest, borrower: person }, edits);
  });

test('[L-5.1-12 L-5.2-12 L-5.3-01 L-5.3-07] the form accepts exactly what the server accepts', () => {
  const answers = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(form, fc.boolean(), (values, isLead) => {
      const accepted = formAccepts(values, isLead);
      answers[accepted ? 'accepted' : 'refused'] += 1;
      assert.equal(
        accepted,
        serverAccepts(values, isLead),
        JSON.stringify(messagesOf(values, { isLead, showsOriginationType: false })),
      );
    }),
    { seed, numRuns: 1000 },
  );
  assert.ok(answers.accepted > 100 && answers.refused > 100, JSON.stringify(answers));
});
