import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldCookieName } from '../../contracts/api/headers.ts';
import { mockOperations } from '../../contracts/api/mock.ts';
import { mockShapes, WorldRecipe } from '../../contracts/schemas/mock.ts';
import { frame } from '../identity/frame.ts';
import { html } from '../legacy/html.ts';
import { sendPage } from '../legacy/send-page.ts';
import { secureBy } from '../plugins/cookies.ts';
import { allowLongAnswer } from '../plugins/long-answer.ts';
import { invalidField, invalidFields, ProblemError } from '../plugins/problems.ts';
import { checkRequest, fieldErrorsOf } from '../plugins/validation.ts';
import { type Controls, makeWorld } from '../worlds/controls.ts';
import { readRecipeText } from '../worlds/link.ts';
import { checkedRecipe, type Recipe } from '../worlds/recipe.ts';
import { portOf } from '../worlds/world-key.ts';

/** A link that recreates the state of a world elsewhere leads here. A browser that follows it gets a page in any case. */
export function mockEnterRoutes(app: FastifyInstance, controls: Controls): void {
  app.get<{ Querystring: { recipe?: string } }>(mockOperations.enterWorld.path, async (request, reply) => {
    try {
      checkRequest(request, mockShapes.enterWorld);
      allowLongAnswer(request);
      const { id } = await makeWorld(controls, recipeIn(request, request.query.recipe));
      // The console reads and changes the cookie, so scripts must be able to.
      const cookie = `${worldCookieName(portOf(request.host))}=${id}; Path=/; SameSite=Lax${secureBy(request.protocol)}`;
      return await reply.header('set-cookie', cookie).redirect('/');
    } catch (error) {
      if (!(error instanceof ProblemError) || !request.headers.accept?.includes('text/html')) throw error;
      return sendPage(reply, error.statusCode, refusal(error), 'sign-in');
    }
  });
}

function recipeIn(request: FastifyRequest, text: string | undefined): Recipe {
  if (text === undefined) return {};
  const recipe = readRecipeText(text);
  if (recipe === undefined) throw invalidField('recipe', 'is not a recipe as JSON in base64url');
  const validate = request.compileValidationSchema(WorldRecipe);
  if (!validate(recipe)) throw invalidFields(fieldErrorsOf(validate.errors ?? [], 'recipe'));
  return checkedRecipe(recipe as WorldRecipe);
}

const refusal = ({ message, more }: ProblemError) =>
  frame(
    'No such world',
    html`
<div class="intro">
<h1>This link cannot be followed</h1>
${more.errors ? more.errors.map(({ field, message: wrong }) => html`<p><b>${field}</b> ${wrong}.</p>`) : html`<p>${message}</p>`}
<p><a href="/">Open the product as it is</a></p>
</div>`,
  );
