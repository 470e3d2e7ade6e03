import type { Operations } from '../operation.ts';
import { NoContent } from '../schema.ts';

/** The request that begins every landing. Document 000, sections 4.3 and 7. */
export const landingOperations = {
  initializeEnterpriseLos: {
    area: 'landing',
    method: 'POST',
    path: '/login/InitializeEnterpriseLos',
    access: 'bearer',
    responses: { 204: NoContent },
    successes: ['prepared'],
    failure: 'dialog',
    summary: 'Prepares the legacy application for the signed-in user. The request has no body.',
  },
} as const satisfies Operations;
