import type { User } from '../../../../contracts/operations/session.ts';
import { given } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer, PageContext } from '../page/page.ts';
import { table, nothing } from '../page/parts.ts';
import { mayAdminister } from './admin-home.ts';
import type { Originator } from '../../../../contracts/operations/create-loan.ts';
import type { SeedInstitution } from '../../../store/repositories/seed.ts';

/** The page of the users of the world, for administrators and delegated administrators. */
export const delegatedAdminUsers: LegacyPageRenderer = async ({ store, user }) => {
  if (!mayAdminister(user)) return notAllowed('managing user accounts');
  const users = await store.users.all();
  return {
    content: html`${table(
      `Profiles by last name, ${users.length} in all`,
      [
        { label: 'Name', of: ({ firstName, lastName }: User) => `${lastName}, ${firstName}` },
        { label: 'Email', of: ({ email }) => email },
        { label: 'Group', of: ({ userGroupName }) => given(userGroupName) },
        { label: 'Queue', of: ({ workQueueType }) => given(workQueueType) },
        { label: 'May create', of: (profile) => given(creatable(profile).join(', ')) },
      ],
      users,
    )}`,
  };
};

/** The page of the institutions that the user manages, with their originators. */
export const delegatedAdminInstitutions: LegacyPageRenderer = async (context) => {
  if (!mayAdminister(context.user)) return notAllowed('managing institutions');
  const entries = await staffedInstitutions(context);
  if (entries.length === 0) return { content: nothing("You don't manage any institutions.") };
  return {
    content: html`${table(
      `Institutions by name, ${entries.length} in all`,
      [
        { label: 'Institution', of: ({ institution }: StaffedInstitution) => institution.name },
        { label: 'Default origination type', of: ({ institution }) => institution.defaultOriginationType },
        { label: 'Originators', of: ({ originators }) => originators.map(nameOf).join(', ') },
      ],
      entries,
    )}`,
  };
};

interface StaffedInstitution {
  readonly institution: SeedInstitution;
  readonly originators: readonly Originator[];
}

const creatable = ({ features }: User): string[] => [
  ...(features.createLoan === true ? ['loans'] : []),
  ...(features.lead === true ? ['leads'] : []),
];

/** Returns the institutions that a user may choose, by name, with their originators. */
export async function staffedInstitutions({ store, objectId }: PageContext): Promise<StaffedInstitution[]> {
  const institutions = await store.choices.institutions(objectId);
  return Promise.all(
    institutions.map(async (institution) => ({
      institution,
      originators: await store.choices.originators(objectId, institution.institutionId),
    })),
  );
}

export const nameOf = ({ firstName, lastName }: Originator): string => `${firstName} ${lastName}`;
