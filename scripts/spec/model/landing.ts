import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import { type Persona, personas, supportObjectId } from '../../../mock-server/worlds/personas.ts';
import { paths } from '../../../web/app/paths.ts';
import { type Landing, landingOf } from '../../../web/landing/landing.ts';

/** Where a persona's work starts, as the product's own landing decides. */
export interface PersonaLanding {
  readonly persona: Persona;
  /** Title of the page. */
  readonly page: string;
  readonly address: string;
  /** The page replaces the product in the browser. */
  readonly isFullPage: boolean;
  /** Rules that name the page. */
  readonly rules: readonly string[];
}

/** Every persona at /default. */
export function personaLandings(): PersonaLanding[] {
  return personas.map((persona) => {
    const landing = landingOf(persona.user, supportObjectId);
    const page = pageOf(landing);
    return {
      persona,
      page: page?.title ?? addressOf(landing),
      address: addressOf(landing),
      isFullPage: landing.kind === 'full-page',
      rules: page?.rules ?? [],
    };
  });
}

function addressOf(landing: Landing): string {
  return landing.kind === 'full-page' ? landing.address : landing.path;
}

function pageOf(landing: Landing): LegacyPage | undefined {
  const entries = Object.entries(legacyPages) as [keyof typeof legacyPages, LegacyPage][];
  return entries.find(([name, page]) =>
    landing.kind === 'full-page' ? page.path === landing.address : paths.legacyPage(name) === landing.path,
  )?.[1];
}
