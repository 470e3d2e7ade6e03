import type { PersonaId } from '../api/personas.ts';
import type { WorldRecipe } from '../schemas/mock.ts';

/** A provider state as an interaction names it. */
export interface ProviderState {
  readonly name: StateName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Every provider state is a recipe for a world. A state that is not here does not exist. */
export const states = {
  /** The standard loans on a day that stands still, with somebody signed in. */
  'somebody is signed in': ({ persona }): StateWorld => ({
    recipe: { persona: persona ?? '', now: '2026-06-01T12:00:00Z' },
    persona: persona as PersonaId,
  }),
  /** The product has been opened, and nobody has signed in. */
  'nobody is signed in': (): StateWorld => ({ recipe: { now: '2026-06-01T12:00:00Z' }, persona: null }),
} as const satisfies Readonly<
  Record<string, (parameters: Readonly<Record<string, string | undefined>>) => StateWorld>
>;

export type StateName = keyof typeof states;

export interface StateWorld {
  readonly recipe: Partial<WorldRecipe>;
  /** Whose token takes the place of the consumer's. */
  readonly persona: PersonaId | null;
}

export const signedInAs = (persona: PersonaId): ProviderState => ({
  name: 'somebody is signed in',
  parameters: { persona },
});

export const nobody: ProviderState = { name: 'nobody is signed in', parameters: {} };
