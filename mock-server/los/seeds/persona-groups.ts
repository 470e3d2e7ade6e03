import type { PersonaId } from '../../../contracts/api/personas.ts';

/** Users who are listed together on the sign-in page. */
export interface PersonaGroup {
  /** Element id of the group's heading. */
  readonly name: string;
  /** Color for the initials and roles of the group's users, defined in html/pages.css. */
  readonly color: 'teal' | 'blue' | 'green' | 'brown' | 'violet';
  readonly title: string;
  readonly ids: readonly PersonaId[];
}

/** The groups of the sign-in page, the best for a newcomer first. Every persona is in exactly one group. */
export const personaGroups: readonly PersonaGroup[] = [
  { name: 'lending', color: 'green', title: 'Lending staff', ids: ['lending-staff'] },
  { name: 'originators', color: 'teal', title: 'Originators', ids: ['originator'] },
  {
    name: 'administration',
    color: 'brown',
    title: 'Administration',
    ids: ['delegated-administrator', 'administrator', 'administrator-support'],
  },
  {
    name: 'queues',
    color: 'blue',
    title: 'Work queues',
    ids: ['closing', 'funding', 'loan-opener', 'processor', 'underwriter'],
  },
  {
    name: 'special',
    color: 'violet',
    title: 'Special cases',
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
