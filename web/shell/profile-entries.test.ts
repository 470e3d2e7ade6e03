import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileEntriesOf } from './profile-entries.ts';

test('[S-2.1-34 S-2.1-35 S-2.1-36] a delegated administrator with one other profile has every entry', () => {
  assert.deepEqual(
    profileEntriesOf({
      isDelegatedAdministrator: true,
      otherProfiles: [{ userId: 7, userGroupName: 'Retail East' }],
    }).map((entry) => [entry.label, 'path' in entry ? entry.path : entry.entries]),
    [
      ['View profile', '/lf/UpdateUserProfile'],
      ['Manage Institutions', '/lf/DelegatedAdminInstitution'],
      ['Manage User Accounts', '/lf/DelegatedAdminUsers'],
      ['Switch Profile', [{ key: 'profile-7', label: 'Retail East', path: '/switch-profile/7' }]],
    ],
  );
});
