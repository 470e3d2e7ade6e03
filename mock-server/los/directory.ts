import type { PersonaId } from '../../contracts/api/personas.ts';
import type { Directory, ProviderUser } from '../identity/directory.ts';
import { personas } from './personas.ts';

interface PersonaGroup {
  readonly name: string;
  readonly title: string;
  readonly ids: readonly PersonaId[];
}

/** Every persona stands in exactly one group. */
const groups: readonly PersonaGroup[] = [
  { name: 'originators', title: 'Originators', ids: ['originator'] },
  {
    name: 'queues',
    title: 'Work queues',
    ids: ['closing', 'funding', 'loan-opener', 'processor', 'underwriter'],
  },
  { name: 'lending', title: 'Lending staff', ids: ['lending-staff'] },
  {
    name: 'administration',
    title: 'Administration',
    ids: ['delegated-administrator', 'administrator', 'administrator-support'],
  },
  {
    name: 'special',
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

/** The personas as the identity provider knows them. */
export const directory: Directory = {
  users,
  groups: groups.map(({ name, title, ids }) => ({
    name,
    title,
    users: ids.flatMap((id) => users.filter((user) => user.id === id)),
  })),
};
