import assert from 'node:assert/strict';
import type { User } from '../../../contracts/operations/session.ts';
import { logosOf } from '../../../web/shell/logos.ts';
import type { ToolbarActions } from '../areas/toolbar.ts';
import { personaOf } from '../vocabulary.ts';

export function toolbarActions() {
  let user: User = personaOf('lending-staff').user;
  return {
    imaginePersona: async (person: string) => {
      user = personaOf(person).user;
    },
    imagineCustomer: async (customerName, pipelineLogo) => {
      user = { ...user, customerName, pipelineLogo: pipelineLogo === '' ? null : pipelineLogo };
    },
    triesLogos: async (logos) => assert.equal(logosOf(user).join(', '), logos),
  } satisfies Partial<ToolbarActions> & { imaginePersona: (person: string) => Promise<void> };
}
