import assert from 'node:assert/strict';
import type { CreateLoanRequest } from '../../../contracts/schemas/create-loan.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import { parseCreateResponse } from '../../../web/create-loan/submit.ts';
import { toCreateLoanRequest } from '../../../web/create-loan/request.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { HttpContext } from './context.ts';
import { creationAnswerActions } from './creation-answers.ts';
import { filledIn } from './filled-in.ts';
import { firstChoices } from './loan-request.ts';
import type { OpenLoanHere } from './loan.ts';

/** Creating as the screen does it: choices, entries through the calculation, validation, request, answer. */
export function createLoanActions(context: HttpContext, loan: OpenLoanHere): Partial<CreateLoanActions> {
  let request: CreateLoanRequest | undefined;
  const sent = (): CreateLoanRequest => request ?? assert.fail('Nothing was sent');
  return {
    ...creationAnswerActions(context, loan),
    create: async (kind, name, entries) => {
      const isLead = kind === 'lead';
      request = toCreateLoanRequest(await filledIn(context, isLead, name, entries), { isLead });
      const answer = await send(context, request, 'once');
      const result = parseCreateResponse(answer);
      if (result.kind === 'refused') assert.fail(result.reason ?? 'without a reason');
      await loan.open({ from: 'application', applicationIdentifier: result.newApplyId });
    },
    createTwiceAtOnce: async (name) => {
      const body = toCreateLoanRequest(await filledIn(context, false, name, withNumber), { isLead: false });
      const [first, second] = await Promise.all([
        send(context, body, 'the same key'),
        send(context, body, 'the same key'),
      ]);
      assert.notEqual(first.newApplyId, null);
      assert.deepEqual(second, first);
    },
    createElsewhere: async (name) => {
      const elsewhere = new HttpContext(context.server);
      await elsewhere.startAs(context.person);
      const values = await filledIn(elsewhere, false, name, withNumber);
      await send(elsewhere, toCreateLoanRequest(values, { isLead: false }), 'elsewhere');
      elsewhere.close();
    },
    requestSays: async (facts) => {
      const said = Object.keys(facts).map((fact) => [fact, written(factOf(sent(), fact))]);
      assert.deepEqual(Object.fromEntries(said), facts);
    },
    requestNamesChoices: async () => {
      const { institution, originator, product } = await firstChoices(context);
      const { institutionId, originatorUserId, productId } = sent();
      assert.deepEqual(
        [institutionId, originatorUserId, productId],
        [institution.id, originator.id, product.id],
      );
    },
    hasChoices: async (institutions, originators) => {
      const { getInstitutions, getOriginators } = createLoanApi.endpoints;
      const offered = await context.store.dispatch(getInstitutions.initiate()).unwrap();
      if (institutions === 'several') return assert.ok(offered.institutions.length > 1);
      assert.equal(offered.institutions.length, institutions);
      const { institutionId } = offered.institutions[0] ?? assert.fail('No institution');
      const people = await context.store.dispatch(getOriginators.initiate(institutionId)).unwrap();
      assert.equal(people.length, originators);
    },
  };
}

const withNumber = { 'Tax identifier': '123-45-6789' };

const send = ({ store }: HttpContext, request: CreateLoanRequest, idempotencyKey: string) =>
  store.dispatch(createLoanApi.endpoints.createLoan.initiate({ request, idempotencyKey })).unwrap();

/** A fact of the request by its name; parts within parts are separated by a blank. */
const factOf = (request: CreateLoanRequest, name: string): unknown =>
  name.split(' ').reduce<unknown>((part, key) => Reflect.get(Object(part), key), request);

const written = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
