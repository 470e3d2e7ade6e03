import type { FastifyInstance } from 'fastify';
import type { Recipe } from '../store/repositories/world-document.ts';
import type { WorldRecipe, WorldTicket } from '../../contracts/operations/mock-schemas.ts';

/** Creates a world. Returns its id and the cookie header that selects it. */
export async function newWorld(
  app: FastifyInstance,
  recipe: WorldRecipe | Recipe = {},
): Promise<{ id: string; cookie: string }> {
  const response = await app.inject({ method: 'POST', url: '/mock/worlds', payload: recipe });
  const { id, cookie } = response.json<WorldTicket>();
  return { id, cookie: `${cookie.name}=${cookie.value}` };
}
