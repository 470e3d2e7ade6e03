import assert from 'node:assert/strict';
import { safeRedirect } from '../../../web/shared/routes/redirect.ts';
import type { SessionActions } from '../areas/session.ts';
import { unbraced } from '../unbraced.ts';

/** The address after sign-in. Characters that a table cannot hold are written in braces. */
export function redirectActions(): Pick<SessionActions, 'finishWanting' | 'seesNext'> {
  let next = '';
  return {
    finishWanting: async (wanted) => {
      next = safeRedirect(unbraced(wanted), 'https://los.example');
    },
    seesNext: async (page) => assert.equal(next, page),
  };
}
