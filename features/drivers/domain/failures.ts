import assert from 'node:assert/strict';
import type { ServerError } from '../../../web/shared/api/transport.ts';
import { serverErrorText, type Support } from '../../../web/errors/support-text.ts';
import type { FailureActions } from '../areas/failures.ts';

/** The words of the server-error dialog. */
export function failureActions(): Partial<FailureActions> {
  let error: ServerError;
  let support: Support;
  const text = () => serverErrorText(error, support);
  return {
    imagine: async ({ message, showsMessage, traceId, showsTraceId }) => {
      error = {
        errorMessage: message || null,
        showErrorMessage: showsMessage,
        traceId: traceId || null,
        showTraceId: showsTraceId,
        returnToDefault: false,
      };
    },
    imagineSupport: async (number, siteUrl) => {
      support = { number: number || null, siteUrl };
    },
    dialogShows: async (message) => assert.equal(text().message ?? '', message),
    dialogPointsTo: async (expected) =>
      assert.equal(text().support + (text().referenceNumber ?? ''), expected),
  };
}
