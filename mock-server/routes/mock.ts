import type { FastifyInstance } from 'fastify';
import { worldCookieName } from '../../contracts/api/headers.ts';
import { type PersonaId, personaIds } from '../../contracts/api/personas.ts';
import { invalidField, problem } from '../plugins/problems.ts';
import { isSeedName, type SeedName, seeds } from '../worlds/seeds/seeds.ts';
import { portOf } from '../worlds/world-key.ts';
import { defaultWorldId, type Worlds } from '../worlds/worlds.ts';
import { serveMock } from './serve.ts';

/** The control surface: worlds are made and deleted here. */
export function mockRoutes(app: FastifyInstance, worlds: Worlds): void {
  serveMock(app, 'createWorld', async ({ request, body }) => {
    const { persona, seed, flags, now } = body;
    if (now !== undefined && !isPresent(now)) {
      throw invalidField('now', 'is not a date and time of the calendar between 1900 and 2199');
    }
    const { id } = await worlds.create({
      ...(persona === undefined ? {} : { persona: personaOf(persona) }),
      ...(seed === undefined ? {} : { seed: seedOf(seed) }),
      ...(flags === undefined ? {} : { flags }),
      ...(now === undefined ? {} : { now }),
    });
    return { id, cookie: { name: worldCookieName(portOf(request.host)), value: id } };
  });

  serveMock(app, 'deleteWorld', async ({ parameters }) => {
    if (parameters.id === defaultWorldId) throw invalidField('id', 'must not be the default world');
    if (!(await worlds.delete(parameters.id))) {
      throw problem('world-not-found', 'There is no world with this id. It may have been deleted before.');
    }
    return null;
  });
}

/** The seeds count some months back and forth; far outside of this their days could not be written. */
function isPresent(now: string): boolean {
  const year = new Date(now).getUTCFullYear();
  return year >= 1900 && year < 2200;
}

function personaOf(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id) throw problem('persona-not-found', `The personas are ${personaIds.join(', ')}.`);
  return id;
}

function seedOf(name: string): SeedName {
  if (!isSeedName(name)) throw problem('seed-not-found', `The seeds are ${Object.keys(seeds).join(', ')}.`);
  return name;
}
