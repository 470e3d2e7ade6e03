import type { User } from '../../contracts/operations/session.ts';

/** What stands for a customer that has no logo of its own, or whose logo does not load (S-2.2-09). */
export const defaultLogo = '/assets/logos/default.svg';

/**
 * The logos of a user, best first: the next one is shown when one does not load. Their own logo (S-2.2-07), that of
 * their customer by the lower-cased name (S-2.2-08), the default.
 */
export function logosOf({
  pipelineLogo,
  customerName,
}: Pick<User, 'pipelineLogo' | 'customerName'>): string[] {
  const customer = (customerName ?? '').trim().toLowerCase();
  return [
    ...(isPicture(pipelineLogo) ? [pipelineLogo] : []),
    ...(customer === '' ? [] : [`/assets/logos/${encodeURIComponent(customer)}.svg`]),
    defaultLogo,
  ];
}

/** Only addresses that can be a picture: a site path, http(s), or picture data. A script is none. */
function isPicture(address: string | null | undefined): address is string {
  if (typeof address !== 'string') return false;
  return /^(?:https?:\/\/|data:image\/|\/(?!\/))/i.test(address.trim());
}
