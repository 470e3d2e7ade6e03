import assert from 'node:assert/strict';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import { toCreateLoanRequest } from '../../../web/create-loan/request.ts';
import type { CreateLoanActions } from '../areas/create-loan.ts';
import { HttpContext } from './context.ts';
import { filledIn } from './filled-in.ts';

/** Creations as the server sees them: the request of the screen, sent without one. */
export function createLoanActions(context: HttpContext): Partial<CreateLoanActions> {
  return {
    createTwiceAtOnce: async (name) => {
      const body = await requestFor(context, name);
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
      await send(elsewhere, await requestFor(elsewhere, name), 'elsewhere');
      elsewhere.close();
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

const requestFor = async (context: HttpContext, name: string): Promise<CreateLoanRequest> =>
  toCreateLoanRequest(await filledIn(context, false, name, { 'Tax identifier': '123-45-6789' }), {
    isLead: false,
  });

const send = ({ store }: HttpContext, request: CreateLoanRequest, idempotencyKey: string) =>
  store.dispatch(createLoanApi.endpoints.createLoan.initiate({ request, idempotencyKey })).unwrap();
