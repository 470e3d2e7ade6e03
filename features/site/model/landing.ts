import { workQueueTypes } from '../../../contracts/api/options.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { type Persona, personas, supportObjectId } from '../../../mock-server/los/seeds/personas.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { type Landing, landingOf } from '../../../web/pages/landing/landing.ts';

/** A landing page. */
export interface Place {
  /** Title of the page. */
  readonly page: string;
  readonly address: string;
  /** True if the page replaces the product in the browser tab. */
  readonly isFullPage: boolean;
  /** Name of the page in the catalog of legacy pages; undefined for a page of the product. */
  readonly name: string | undefined;
}

/** The landing page of a persona, as the product's code decides it. */
export interface PersonaLanding extends Place {
  readonly persona: Persona;
}

/** The landing page of all users of a kind. */
export interface KindOfUser extends Place {
  readonly who: string;
}

/** Returns the landing page of every persona. */
export function personaLandings(): PersonaLanding[] {
  return personas.map((persona) => ({ persona, ...placeOf(landingOf(persona.user, supportObjectId)) }));
}

/**
 * Returns the landing page of every kind of user, in the order in which the product checks the kinds.
 * @throws {Error} if users of one kind land on different pages, so that these are not the kinds of the product
 */
export function kindsOfUser(): KindOfUser[] {
  const administrator = { role: 'Administrator' };
  const support = { authenticatedWithMicrosoft: true, microsoftUserObjectId: supportObjectId };
  const queues = [null, ...workQueueTypes].map((workQueueType) => ({ workQueueType }));
  const origins = [true, false].map((isOriginator) => ({ isOriginator }));
  const allKinds = queues.flatMap((queue) => origins.map((origin) => ({ ...queue, ...origin })));
  const other = { isOriginator: false };
  return [
    kind('an administrator, and the designated support administrator', allKinds, {
      ...administrator,
      ...support,
    }),
    kind('an administrator', allKinds, administrator),
    kind('an originator, with a work queue or without', queues, { isOriginator: true }),
    ...workQueueTypes.map((workQueueType) =>
      kind(`a member of the work queue ${workQueueType}`, [{ workQueueType }], other),
    ),
    kind(
      'any other user, a delegated administrator too',
      [true, false].map((isDelegatedAdministrator) => ({ isDelegatedAdministrator })),
      { ...other, workQueueType: null },
    ),
  ];
}

function kind(who: string, variants: readonly Partial<User>[], all: Partial<User>): KindOfUser {
  const [sample] = personas.filter(({ id }) => id === 'lending-staff');
  const places = variants.flatMap((variant) =>
    sample ? [placeOf(landingOf({ ...sample.user, ...variant, ...all }, supportObjectId))] : [],
  );
  const [first] = places;
  if (first === undefined || places.some(({ address }) => address !== first.address)) {
    throw new Error(`${who} land on different pages: ${places.map(({ page }) => page).join(', ')}`);
  }
  return { who, ...first };
}

function placeOf(landing: Landing): Place {
  const [name, page] = pageOf(landing) ?? [];
  const address = landing.kind === 'full-page' ? landing.address : landing.path;
  return {
    page: page?.title ?? address,
    address,
    isFullPage: landing.kind === 'full-page',
    name,
  };
}

function pageOf(landing: Landing): [name: string, page: LegacyPage] | undefined {
  const entries = Object.entries(legacyPages) as [keyof typeof legacyPages, LegacyPage][];
  return entries.find(([name, page]) =>
    landing.kind === 'full-page' ? page.path === landing.address : paths.legacyPage(name) === landing.path,
  );
}
