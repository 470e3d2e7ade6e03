import type { PersonaId } from '../../../contracts/api/personas.ts';
import { type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import { type Persona, personas } from '../../../mock-server/los/seeds/personas.ts';
import { paths } from '../../../web/shared/routes/paths.ts';

/** Returns a persona by its id. @throws {Error} with the known ids, for an unknown id */
export function personaOf(id: string): Persona {
  const persona = personas.find((candidate) => candidate.id === id);
  if (!persona) throw new Error(`No persona "${id}"; there are ${personas.map((one) => one.id).join(', ')}`);
  return persona;
}

/** Ids of the personas by their roles, as the sign-in page names them, in lower case: `closer`. */
export const roles: ReadonlyMap<string, PersonaId> = new Map(
  personas.map(({ id, role }) => [role.charAt(0).toLowerCase() + role.slice(1), id]),
);

/**
 * Returns the id of a persona who may create loans and has or lacks a feature: the one with the most other features.
 * @throws {Error} if there is none
 */
export function personaWith(feature: string, granted: boolean): PersonaId {
  const found = (['lending-staff', 'no-licensed-states', 'processor'] as const).find(
    (id) => (Reflect.get(personaOf(id).user.features, feature) === true) === granted,
  );
  if (!found) throw new Error(`No persona ${granted ? 'has' : 'lacks'} the feature "${feature}"`);
  return found;
}

/** Returns the name of a legacy page by its title. @throws {Error} for an unknown title */
export function pageNamed(title: string): LegacyPageName {
  const names = Object.keys(legacyPages) as LegacyPageName[];
  const name = names.find((candidate) => legacyPages[candidate].title === title);
  if (!name) throw new Error(`No page of the legacy application is titled "${title}"`);
  return name;
}

/** Returns the route of the SPA that frames the page with this title. */
export const routeOfPage = (title: string): string => paths.legacyPage(pageNamed(title));

/** Returns the address of the legacy page with this title. */
export const addressOfPage = (title: string): string => legacyPages[pageNamed(title)].path;

/** Ids of institutions, originators and products in every world. */
const lenderIds: Readonly<Record<string, number>> = {
  'Marrowbrook Home Lending': 101,
  'Quillhaven Savings': 102,
  'Tarnfield Community Bank': 103,
  'Nora Whitfield': 301,
  'Mateo Alvarado': 302,
  'Desmond Achebe': 304,
  'Conforming 30 Year Fixed': 501,
};

/** Returns the id of an institution, an originator or a product by its name. @throws {Error} for an unknown name */
export function lenderIdOf(name: string): number {
  const id = lenderIds[name];
  if (id === undefined) throw new Error(`No id of "${name}" is in the list of vocabulary.ts`);
  return id;
}
