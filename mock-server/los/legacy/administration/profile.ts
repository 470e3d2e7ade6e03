import { given } from '../page/format.ts';
import { html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { facts } from '../page/parts.ts';

export const updateUserProfile: LegacyPageRenderer = ({ user }) => ({
  content: html`<h2>${user.firstName} ${user.lastName}</h2>
${facts([
  ['Email', user.email],
  ['Customer', user.customerName],
  ['Group', given(user.userGroupName)],
  ['Work queue', given(user.workQueueType)],
  ['Signs in with', user.authenticatedWithMicrosoft ? 'organization account' : 'product account'],
  ['Other profiles', given(user.otherProfiles.map(({ userGroupName }) => userGroupName).join(', '))],
  ['Permissions', given(featuresOf(user.features).join(', '))],
])}
<p>To change any of this, contact your administrator.</p>`,
});

const featuresOf = (features: Readonly<Record<string, boolean | undefined>>): string[] =>
  labels.flatMap(([name, label]) => (features[name] === true ? [label] : []));

const labels = [
  ['createLoan', 'create loans'],
  ['lead', 'create leads'],
  ['importLoan', 'import loans'],
  ['registration', 'register loans'],
  ['quickLock', 'quick lock'],
  ['scenarioPricer', 'scenario pricer'],
  ['loanOriginationType', 'choose the origination type'],
  ['employeeLoan', 'employee loans'],
] as const;
