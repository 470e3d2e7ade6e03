import { closest } from 'fastest-levenshtein';
import type { FastifyRequest } from 'fastify';
import { type PersonaId, personaIds } from '../../contracts/api/personas.ts';
import { problem } from '../http/problems.ts';

/** Maximum length of the compared beginning of an unknown persona, in characters. */
const longestPersona = 60;

/** Returns the id of the persona with this name. @throws {ProblemError} persona-not-found */
export function checkedPersona(name: string): PersonaId {
  const id = personaIds.find((known) => known === name);
  if (!id)
    throw problem(
      'persona-not-found',
      `There is no such persona. Did you mean ${closest(name.slice(0, longestPersona), [...personaIds])}? The personas are ${personaIds.join(', ')}.`,
    );
  return id;
}

/** Returns the persona who sends a request; null if this server has not signed in the user. */
export const callerOf = ({ server, objectId }: FastifyRequest, known: string = objectId): PersonaId | null =>
  server.directory.users.find((user) => user.objectId === known)?.id ?? null;
