import Type from 'typebox';
import type { mockOperations } from '../api/mock.ts';
import { FeatureFlags } from './configuration.ts';
import { Nothing, type ShapesOf, strict } from './shapes.ts';

/** What a world is made from; everything is optional. */
export const WorldRecipe = strict({
  /** Id of the persona who is already signed in at the identity provider. Without one, the sign-in page asks. */
  persona: Type.Optional(Type.String()),
  /** Name of the data the world starts with; `standard` without one. */
  seed: Type.Optional(Type.String()),
  flags: Type.Optional(Type.Partial(FeatureFlags, { additionalProperties: false })),
  /** The world's present as an ISO date and time; the clock stands still there. Without one it runs with the server's. */
  now: Type.Optional(
    Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{3})?)?Z$' }),
  ),
});
export type WorldRecipe = Type.Static<typeof WorldRecipe>;

export const WorldTicket = strict({
  id: Type.String(),
  cookie: strict({ name: Type.String(), value: Type.String() }),
});
export type WorldTicket = Type.Static<typeof WorldTicket>;

const WorldId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' });

export const mockShapes = {
  createWorld: { body: WorldRecipe, answers: { 201: WorldTicket } },
  deleteWorld: { parameters: strict({ id: WorldId }), answers: { 204: Nothing } },
} as const satisfies ShapesOf<typeof mockOperations>;
