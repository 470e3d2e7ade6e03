import type { PersonaId } from '../../contracts/api/personas.ts';
import type { Directory, ProviderUser, UserGroup } from '../identity/directory.ts';
import { personas } from './personas.ts';

interface PersonaGroup extends Omit<UserGroup, 'users'> {
  readonly ids: readonly PersonaId[];
}

/** The groups of the sign-in page, the best one to start with first. Every persona is in exactly one group. */
const groups: readonly PersonaGroup[] = [
  { name: 'lending', colour: 'green', title: 'Lending staff', ids: ['lending-staff'] },
  { name: 'originators', colour: 'teal', title: 'Originators', ids: ['originator'] },
  {
    name: 'administration',
    colour: 'brown',
    title: 'Administration',
    ids: ['delegated-administrator', 'administrator', 'administrator-support'],
  },
  {
    name: 'queues',
    colour: 'blue',
    title: 'Work queues',
    ids: ['closing', 'funding', 'loan-opener', 'processor', 'underwriter'],
  },
  {
    name: 'special',
    colour: 'violet',
    title: 'Special situations',
    ids: [
      'several-profiles',
      'lead-only',
      'no-create-features',
      'single-institution',
      'no-licensed-states',
      'product-account',
    ],
  },
];

const users: readonly ProviderUser[] = personas.map(({ id, objectId, name, email, role, sees, user }) => ({
  id,
  objectId,
  name,
  initials: user.initials,
  email,
  role,
  sees,
}));

/** The personas as users of the identity provider. */
export const directory: Directory = {
  users,
  groups: groups.map(({ ids, ...group }) => ({
    ...group,
    users: ids.flatMap((id) => users.filter((user) => user.id === id)),
  })),
};
