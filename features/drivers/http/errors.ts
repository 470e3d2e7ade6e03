import assert from 'node:assert/strict';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { antiForgeryCookie, antiForgeryHeader, traceIdHeader } from '../../../contracts/api/headers.ts';
import type { Problem } from '../../../contracts/problems.ts';
import type { ErrorActions } from '../areas/errors.ts';
import { askForMissing } from './ask.ts';
import type { HttpContext } from './context.ts';
import { loanRequest } from '../../../mock-server/testing.ts';

export function errorActions(context: HttpContext): Partial<ErrorActions> {
  const refusal = (): Problem => JSON.parse(context.client.last.answer) as Problem;
  return {
    askForMissing: (what) => askForMissing(context, what),
    askUnknownWorld: async () => {
      await context.start({}, 'nowhere');
      await context.client.fetch('/api/configuration');
    },
    sendLoan: async ({ withoutAntiForgery = false, changes = {} }) => {
      const body = { ...loanRequest, ...changes };
      const { method, path } = createLoanOperations.createLoan;
      const token = context.client.cookies.get(antiForgeryCookie) ?? '';
      await context.client.fetch(path, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${context.token}`,
          ...(withoutAntiForgery ? {} : { [antiForgeryHeader]: token }),
        },
        body: JSON.stringify(body),
      });
    },

    responseIs: async (body) => assert.deepEqual(JSON.parse(context.client.last.answer), JSON.parse(body)),
    wasRefused: async (status, reason) => {
      assert.equal(context.client.last.status, status, context.client.last.answer);
      if (reason !== undefined) assert.equal(refusal().code, reason);
    },
    refusalPointsTo: async (address) => assert.equal(refusal().nearest, address),
    refusalNames: async (field) =>
      assert.deepEqual(
        refusal().errors?.map((error) => error.field),
        [field],
      ),
    hasTraceId: async () => assert.notEqual(traceIdOf(context) ?? '', ''),
    seesServerError: async () => {
      assert.deepEqual(
        context.serverErrors.map(({ traceId, showTraceId }) => ({ traceId, showTraceId })),
        [{ traceId: traceIdOf(context), showTraceId: true }],
      );
    },
    seesNoServerError: async () => assert.deepEqual(context.serverErrors, []),
    wasLogged: async () => assert.equal(context.log.length, 1),
  };
}

const traceIdOf = ({ client }: HttpContext): string | null => client.last.answerHeaders.get(traceIdHeader);
