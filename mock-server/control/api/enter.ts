import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { sendPage } from '../../http/send-page.ts';
import { refuseForeignPages } from '../../http/anti-forgery.ts';
import { arrivalOf } from '../../http/arrival.ts';
import { allowLongResponse } from '../../http/long-response.ts';
import { invalidField, ProblemError, problem } from '../../http/problems.ts';
import { checkValue } from '../../http/validation.ts';
import type { Controls } from './controls.ts';
import { readRecipeText } from '../worlds/link.ts';
import type { Making, WorldContent } from '../worlds/content.ts';
import { checkedRecipe, type Recipe } from '../worlds/recipe.ts';
import { worldCookieOf } from '../worlds/world-key.ts';
import { askingPage, refusalPage } from './enter-page.ts';

interface Address {
  readonly Querystring: { recipe?: string; at?: string };
}

/**
 * Serves links that create a world from a recipe and open the product in it. A link opens in a browser window, never in
 * a frame. A link on another site, and a link with a bulk seed, first get a page that asks for confirmation. Browsers
 * get errors as a page.
 */
export function mockEnterRoutes(app: FastifyInstance, controls: Controls, making: Making): void {
  const { path } = mockOperations.enterWorld;
  const { content } = controls.worlds;
  // The form of the page has no fields: the recipe is in its address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );

  app.get<Address>(path, (request, reply) =>
    inPages(request, reply, async () => {
      const arrival = arrivalOf(request);
      if (arrival === 'embedded') {
        throw problem(
          'window-needed',
          'Open this address in a browser window. An image, a frame or a script cannot create a world by it; a program sends POST /mock/worlds.',
        );
      }
      const recipe = recipeIn(request, content);
      const isAsked =
        arrival === 'linked' || (arrival === 'direct' && content.isBulk(recipe.seed ?? content.usualSeed));
      return isAsked
        ? sendPage(
            reply,
            200,
            askingPage(recipe, request.url, { users: app.directory.users, content }),
            'sign-in',
          )
        : enter(request, reply, recipe, 302);
    }),
  );

  app.post<Address>(path, { onRequest: refuseForeignPages }, (request, reply) =>
    inPages(request, reply, () => enter(request, reply, recipeIn(request, content), 303)),
  );

  async function enter(
    request: FastifyRequest<Address>,
    reply: FastifyReply,
    recipe: Recipe,
    status: 302 | 303,
  ): Promise<FastifyReply> {
    allowLongResponse(request);
    const { id } = await making.of(request.ip, recipe.seed, () => controls.worlds.create(recipe));
    return reply.header('set-cookie', worldCookieOf(request, id)).redirect(request.query.at ?? '/', status);
  }
}

/** Sends an error as a page to a browser that accepts HTML. */
async function inPages(
  request: FastifyRequest,
  reply: FastifyReply,
  respond: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ProblemError) || !request.headers.accept?.includes('text/html')) throw error;
    return sendPage(reply.headers(error.more.headers ?? {}), error.statusCode, refusalPage(error), 'sign-in');
  }
}

function recipeIn(request: FastifyRequest<Address>, content: WorldContent): Recipe {
  const { query } = mockOperations.enterWorld;
  checkValue(query, request.query, 'query');
  const text = request.query.recipe;
  if (text === undefined) return {};
  const recipe = readRecipeText(text);
  if (recipe === undefined) throw invalidField('recipe', 'must be a recipe as JSON, encoded in base64url');
  checkValue(WorldRecipe, recipe, 'recipe');
  return checkedRecipe(recipe as WorldRecipe, content);
}
