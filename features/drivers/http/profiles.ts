import assert from 'node:assert/strict';
import type { User } from '../../../contracts/operations/session.ts';
import { api } from '../../../web/shared/api/api.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import { sessionApi } from '../../../web/session/api.ts';
import type { ProfileActions } from '../areas/profiles.ts';
import { personaOf } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';

export function profileActions(context: HttpContext): ProfileActions {
  const fresh = { forceRefetch: true };
  const user = (): Promise<User> =>
    context.store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, fresh)).unwrap();
  const switchTo = (userId: number) =>
    context.store.dispatch(sessionApi.endpoints.switchProfile.initiate(userId));
  return {
    moveTo: async (group) => {
      const profile = (await user()).otherProfiles.find(({ userGroupName }) => userGroupName === group);
      await switchTo(profile?.userId ?? assert.fail(`There is no other profile in ${group}`)).unwrap();
      // Nothing of the profile before may be shown again; the settings say which calls need a token.
      context.store.dispatch(api.util.resetApiState());
      await context.configuration();
    },
    tryProfileOf: async (person) => void (await switchTo(personaOf(person).userId)),

    isActive: async (group) => assert.equal((await user()).userGroupName, group),
    hasOthers: async (groups) =>
      assert.deepEqual(
        (await user()).otherProfiles.map(({ userGroupName }) => userGroupName),
        groups,
      ),
    mayCreateFor: async (institution, allowed) => {
      const { getInstitutions } = createLoanApi.endpoints;
      const { institutions } = await context.store.dispatch(getInstitutions.initiate()).unwrap();
      assert.equal(
        institutions.some(({ name }) => name === institution),
        allowed,
      );
    },
  };
}
