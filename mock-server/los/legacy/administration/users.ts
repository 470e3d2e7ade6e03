import type { User } from '../../../../contracts/operations/session.ts';
import { given } from '../page/format.ts';
import { html } from '../../../html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { table } from '../page/parts.ts';
import { mayAdminister } from './may-administer.ts';

/** The page of the users of the world, for administrators and delegated administrators. */
export const delegatedAdminUsers: LegacyPageRenderer = async ({ store, user }) => {
  if (!mayAdminister(user)) return notAllowed('managing user accounts');
  const users = await store.users.all();
  return {
    content: html`${table(
      `${users.length} profiles, by last name`,
      [
        { label: 'Name', of: ({ firstName, lastName }: User) => `${lastName}, ${firstName}` },
        { label: 'Mail', of: ({ email }) => email },
        { label: 'Group', of: ({ userGroupName }) => given(userGroupName) },
        { label: 'Queue', of: ({ workQueueType }) => given(workQueueType) },
        { label: 'May create', of: (profile) => given(creatable(profile).join(', ')) },
      ],
      users,
    )}`,
  };
};

const creatable = ({ features }: User): string[] => [
  ...(features.createLoan === true ? ['loans'] : []),
  ...(features.lead === true ? ['leads'] : []),
];
