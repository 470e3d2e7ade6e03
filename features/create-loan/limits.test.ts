import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from '../../contracts/frame-messages.ts';
import { personFields } from '../../contracts/fields/person.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { worldOf } from '../../mock-server/test/legacy.ts';
import { ruleOfKind } from '../../web/pages/create-loan/validation.ts';

const names = ['firstName', 'middleName', 'lastName'] as const;
type Name = (typeof names)[number];

const { app } = await commonServer();
const world = await worldOf(app, 'lending-staff');
const filled = { firstName: 'Nobody', middleName: 'X', lastName: 'Atall' };
const others = { generation: null, taxIdentifier: '000121234', taxIdentifierType: 'ssn' };

/** The readers of the catalogue by what reads, each with its answer to a name: true if the name is accepted. */
const readers: Readonly<Record<string, (name: Name, text: string) => boolean | Promise<boolean>>> = {
  'the form': (name, text) => ruleOfKind(personFields[name]).isValidSync(text),
  'the frame message of the borrower check': (name, text) =>
    readFrameMessage({
      type: 'createLoanCheck',
      borrower: { ...filled, ...others, [name]: text },
      matches: [],
    }) !== null,
  'the page of the borrower check': async (name, text) =>
    (await world.send('CreateLoanCheck', {}, { ...filled, [name]: text })).statusCode === 200,
  'the entry in the page of the borrower check': async (name, text) => {
    const { body } = await world.open('CreateLoanCheck');
    return text.length <= Number(new RegExp(`name="${name}"[^>]*maxlength="(\\d+)"`).exec(body)?.[1]);
  },
};

/** Runs the work while the field has another maximum. */
async function withMaximum(name: Name, maximum: number, work: () => Promise<void>): Promise<void> {
  const field: { maximum: number } = personFields[name];
  const usual = field.maximum;
  field.maximum = maximum;
  try {
    await work();
  } finally {
    field.maximum = usual;
  }
}

for (const [reader, isAccepted] of Object.entries(readers))
  for (const changed of names)
    test(`${reader} follows the maximum of ${changed}, and no other name does`, () =>
      withMaximum(changed, 20, async () => {
        for (const name of names) {
          const { maximum } = personFields[name];
          const outcomes = [
            await isAccepted(name, 'x'.repeat(maximum)),
            await isAccepted(name, 'x'.repeat(maximum + 1)),
          ];
          assert.deepEqual(outcomes, [true, false], name);
        }
      }));
