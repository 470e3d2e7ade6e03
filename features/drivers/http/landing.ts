import assert from 'node:assert/strict';
import { landingApi } from '../../../web/landing/api.ts';
import { type Landing, landingOf } from '../../../web/landing/landing.ts';
import { sessionApi } from '../../../web/session/api.ts';
import type { LandingActions } from '../areas/landing.ts';
import { routeOfPage } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

/** Landing with what the server really says about the user and the settings. */
export function landingActions(context: HttpContext): Pick<LandingActions, 'leadsTo'> {
  const landing = async (): Promise<Landing> => {
    const user = await context.store.dispatch(sessionApi.endpoints.getUser.initiate()).unwrap();
    await context.store.dispatch(landingApi.endpoints.initializeEnterpriseLos.initiate()).unwrap();
    return landingOf(user, (await context.configuration()).supportObjectId);
  };
  return {
    leadsTo: async (page) => assert.deepEqual(await landing(), { kind: 'route', path: routeOfPage(page) }),
  };
}
