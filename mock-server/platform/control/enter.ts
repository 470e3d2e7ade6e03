import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { sendPage } from '../http/send-page.ts';
import { refuseForeignPages } from '../http/anti-forgery.ts';
import { arrivalOf } from '../http/fetch-metadata.ts';
import { invalidField, ProblemError, problem } from '../http/problems.ts';
import { checkValue } from '../http/validation.ts';
import { type Html, html } from '../html/html.ts';
import { noticePage } from '../html/page.ts';
import { personaNamed } from '../../los/seeds/personas.ts';
import { seedInWords } from '../recipes/rows.ts';
import { checkedRecipe, readRecipeText } from '../worlds/recipe.ts';
import type { Recipe } from '../../store/repositories/world-document.ts';
import { setWorldCookie } from '../worlds/world-key.ts';

interface Address {
  readonly Querystring: { recipe?: string; at?: string };
}

/**
 * Serves links that create a world from a recipe and open the product in it. A link opens in a browser window, never in
 * a frame. A link on another site first gets a page that asks for confirmation. Browsers get errors as a page.
 */
export function mockEnterRoutes(app: FastifyInstance): void {
  const { path } = mockOperations.enterWorld;
  ignoreFormFields(app);
  app.get<Address>(path, (request, reply) =>
    inPages(request, reply, async () => {
      const arrival = arrivalOf(request);
      if (arrival === 'embedded') {
        throw problem(
          'window-needed',
          'Open this address in a browser window. An image, a frame or a script cannot create a world by it; a program sends POST /mock/worlds.',
        );
      }
      const recipe = recipeIn(request);
      return arrival === 'linked'
        ? sendPage(reply, 200, askingPage(recipe, request.url))
        : enter(request, reply, recipe, 302);
    }),
  );

  app.post<Address>(path, { onRequest: refuseForeignPages }, (request, reply) =>
    inPages(request, reply, () => enter(request, reply, recipeIn(request), 303)),
  );

  async function enter(
    request: FastifyRequest<Address>,
    reply: FastifyReply,
    recipe: Recipe,
    status: 302 | 303,
  ): Promise<FastifyReply> {
    const { id } = await app.worlds.create(recipe);
    setWorldCookie(request, reply, id);
    return reply.redirect(request.query.at ?? '/', status);
  }
}

/** Accepts forms without fields: everything is in their addresses. */
export function ignoreFormFields(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null),
  );
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
    return sendPage(reply.headers(error.more.headers ?? {}), error.statusCode, refusalPage(error));
  }
}

function recipeIn(request: FastifyRequest<Address>): Recipe {
  const { query } = mockOperations.enterWorld;
  checkValue(query, request.query, 'query');
  const text = request.query.recipe;
  if (text === undefined) return {};
  const recipe = readRecipeText(text);
  if (recipe === undefined) throw invalidField('recipe', 'must be a recipe as JSON, encoded in base64url');
  return checkedRecipe(recipe);
}

/**
 * Returns the page that asks for confirmation before a link creates a world. The form sends the recipe of the link
 * again, so that the server stores nothing in between.
 *
 * @param action address to which the form is sent: the address of the link
 */
const askingPage = (recipe: Recipe, action: string): Html =>
  noticePage(
    'Make a world',
    'Make a world from this link?',
    html`<p>The new world becomes the world of this browser. The present world does not change.</p>
<ul>
${factsOf(recipe).map((fact) => html`<li>${fact}</li>\n`)}</ul>
<form method="post" action="${action}"><button class="button primary">Make the world and open the product</button></form>
<p><a href="/">Open the product in the present world</a></p>`,
  );

/** Returns the page that says why a link cannot be opened. */
const refusalPage = ({ message, more }: ProblemError): Html =>
  noticePage(
    'Link not opened',
    'This link cannot be opened',
    html`${more.errors ? more.errors.map(({ field, message: wrong }) => html`<p><b>${field}</b> ${wrong}.</p>`) : html`<p>${message}</p>`}
<p><a href="/">Open the product in the present world</a></p>`,
  );

function factsOf(recipe: Recipe): string[] {
  const { name, persona, clock } = recipe;
  const faults = Object.keys(recipe.faults ?? {});
  const user = personaNamed(persona)?.name;
  return [
    ...(name === undefined ? [] : [`The name of the world is “${name}”.`]),
    user === undefined ? 'No persona: the user chooses one on the sign-in page.' : `${user} is signed in.`,
    seedInWords(recipe),
    ...(clock?.now === undefined
      ? []
      : [`The clock ${clock.isFrozen === false ? 'runs from' : 'is frozen at'} ${clock.now}.`]),
    ...(faults.length === 0
      ? []
      : [`The world has ${faults.length} pending ${faults.length === 1 ? 'fault' : 'faults'}.`]),
  ];
}
