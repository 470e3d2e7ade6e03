import assert from 'node:assert/strict';
import type { User } from '../../../contracts/operations/session.ts';
import { logosOf } from '../../../web/shell/logos.ts';
import { type ProfileEntry, profileEntriesOf } from '../../../web/shell/profile-entries.ts';
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
    offersProfile: async (entries) => assert.equal(profileEntriesOf(user).map(told).join(', '), entries),
  } satisfies Partial<ToolbarActions> & { imaginePersona: (person: string) => Promise<void> };
}

const told = (entry: ProfileEntry): string =>
  'entries' in entry ? `${entry.label} (${entry.entries.map(told).join(', ')})` : entry.label;
