import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileEntriesOf } from './profile-entries.ts';

test('[S-2.1-34 S-2.1-35 S-2.1-36] the profile and the two administration pages are framed', () => {
  const entries = profileEntriesOf({ isDelegatedAdministrator: true, otherProfiles: [] });
  const paths = entries.map((entry) => ('path' in entry ? entry.path : null));
  for (const name of ['UpdateUserProfile', 'DelegatedAdminInstitution', 'DelegatedAdminUsers'])
    assert.ok(paths.includes(`/lf/${name}`), name);
});

test('[S-2.2-18] a delegated administrator with another profile manages institutions too', () => {
  const entries = profileEntriesOf({
    isDelegatedAdministrator: true,
    otherProfiles: [{ userId: 7, userGroupName: 'Retail East' }],
  });
  assert.deepEqual(
    entries.map(({ label }) => label),
    ['View profile', 'Manage Institutions', 'Manage User Accounts', 'Switch Profile'],
  );
});

test('[S-6-20 S-1-12] one other profile is enough for a switch', () => {
  const entries = profileEntriesOf({
    isDelegatedAdministrator: false,
    otherProfiles: [{ userId: 7, userGroupName: 'Retail East' }],
  });
  assert.deepEqual(entries.at(-1), {
    key: 'switch',
    icon: 'switch',
    label: 'Switch Profile',
    entries: [{ key: 'profile-7', label: 'Retail East', path: '/switch-profile/7' }],
  });
});
