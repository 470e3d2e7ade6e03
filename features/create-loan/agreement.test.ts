import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import { validationOptions } from '../../mock-server/plugins/validation.ts';
import { fieldErrorsOfCreation } from '../../mock-server/routes/create-loan-rules.ts';
import type { CreateLoanValues } from '../../web/create-loan/form-values.ts';
import { toCreateLoanRequest } from '../../web/create-loan/request.ts';
import { messagesOf } from '../../web/create-loan/validation.ts';
import { randomForm } from '../drivers/form/random-form.ts';
import { randomFrom } from '../drivers/form/random.ts';

const seed = 20_260_130;
const forms = 100_000;
console.log(`agreement of client and server: seed ${seed}, ${forms} forms`);

const { multipleOfPrecision } = validationOptions;
const matchesSchema = new Ajv({ strict: false, multipleOfPrecision }).compile(CreateLoanRequest);

/** The server's whole judgement: the shape, and the rules beyond it. */
function serverAccepts(values: CreateLoanValues, isLead: boolean): boolean {
  const request = toCreateLoanRequest(values, { isLead });
  return matchesSchema(request) && fieldErrorsOfCreation(request).length === 0;
}

test('[L-5.1-08 L-5.1-09 L-5.1-10 L-5.1-12 L-5.2-12 L-5.3-01 L-5.3-07] the form accepts exactly what the server accepts', () => {
  const random = randomFrom(seed);
  const answers = { accepted: 0, refused: 0 };
  for (let count = 1; count <= forms; count += 1) {
    const isLead = random.chance(0.3);
    const values = randomForm(random, isLead);
    const messages = messagesOf(values, { isLead, showsOriginationType: false });
    const accepted = Object.keys(messages).length === 0;
    answers[accepted ? 'accepted' : 'refused'] += 1;
    if (accepted === serverAccepts(values, isLead)) continue;
    assert.fail(
      `form ${count} of seed ${seed}: the client ${accepted ? 'accepts' : 'refuses'} it, the server does not agree\n` +
        `${JSON.stringify(messages)}\n${JSON.stringify(matchesSchema.errors)}\n${JSON.stringify(values)}`,
    );
  }
  assert.ok(answers.accepted > forms / 4 && answers.refused > forms / 4, JSON.stringify(answers));
  console.log(`${answers.accepted} accepted, ${answers.refused} refused, by both`);
});
