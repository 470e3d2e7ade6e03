import type { User } from '../../contracts/operations/session.ts';

/** Logo for a customer without a logo, or with a logo that cannot be loaded. */
export const defaultLogo = '/assets/logos/default.svg';

/**
 * Returns the logos of a user in the order in which they are tried: the user's logo, the logo of the customer by its
 * lower-cased name, the default logo.
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

/** Returns true for an address that can be a picture: a path of this site, http(s), or picture data. */
function isPicture(address: string | null | undefined): address is string {
  if (typeof address !== 'string') return false;
  return /^(?:https?:\/\/|data:image\/|\/(?!\/))/i.test(address.trim());
}
