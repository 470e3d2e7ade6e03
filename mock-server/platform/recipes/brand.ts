import type { RecipePatch } from './merged.ts';
import { invalidField } from '../http/problems.ts';
import { html } from '../html/html.ts';
import { personas } from '../../los/seeds/personas.ts';

/** Name, logo and color of the lender who is shown a demo, as the query of an address has them. */
export interface Brand {
  /** Title in the toolbar; blank for that of the product. */
  readonly title: string;
  /** Path on this site, or a picture as a data URL; blank for a tile with the initials, if there is a color. */
  readonly logo: string;
  /** Color of the tile, such as #0a5c6b; blank for none. */
  readonly color: string;
}

/** Returns the brand in a query. @throws {ProblemError} naming a logo or color that the product could not show */
export function brandIn(query: object): Brand {
  const of = (name: keyof Brand) => String(Reflect.get(query, name) ?? '').trim();
  const [title, logo, color] = [of('title'), of('logo'), of('color')];
  if (!/^(?:$|data:image\/|\/(?!\/))/.test(logo))
    throw invalidField('logo', 'must be a path on this site or a picture as data:image/…');
  if (!/^(?:$|#[\da-f]{6}$)/i.test(color)) throw invalidField('color', 'must have a form such as #0a5c6b');
  return { title, logo, color };
}

/** Returns the query of a brand for links, with its question mark; blank without a brand. */
export const brandQuery = (brand: Brand): string =>
  Object.values(brand).every((value) => value === '')
    ? ''
    : `?${new URLSearchParams({ ...brand }).toString()}`;

/** Returns the part of a recipe that shows a brand: the title, and the logo for all users. */
export function brandPart({ title, logo, color }: Brand): RecipePatch {
  const pipelineLogo = logo || (color && tile(title, color));
  const profiles = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, { pipelineLogo }]));
  const users = personas.map(({ id, userId, otherProfiles }) => [
    id,
    { profiles: profiles([userId, ...otherProfiles.map((profile) => profile.userId)]) },
  ]);
  return {
    ...(title === '' ? {} : { settings: { productTitle: title } }),
    ...(pipelineLogo === '' ? {} : { users: Object.fromEntries(users) as RecipePatch['users'] }),
  };
}

/** Returns a picture of the initials in a color, as a data URL. */
function tile(title: string, color: string): string {
  const initials = title
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3);
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" rx="4" fill="${color}"/><text x="32" y="22" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(String(picture))}`;
}
