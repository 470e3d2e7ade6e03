import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ignoreFormFields } from '../../platform/control/enter.ts';
import { resetWorld, worldNamed } from '../../platform/control/world-actions.ts';
import { checkedRecipe } from '../../platform/worlds/recipe.ts';
import type { World } from '../../platform/worlds/world.ts';
import { setWorldCookie } from '../../platform/worlds/world-key.ts';
import { serveAsset } from '../../platform/html/assets.ts';
import { refuseForeignPages } from '../../platform/http/anti-forgery.ts';
import { arrivalOf } from '../../platform/http/fetch-metadata.ts';
import { problem } from '../../platform/http/problems.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Demo } from './demo.ts';
import { demoNamed, startOfStep } from './library.ts';
import { notesPage, notesScript } from './notes-page.ts';
import { askingPage, demoPage, demosPage, demoStyle, type Served, unknownDemoPage } from './pages.ts';

interface Address {
  readonly Params: { readonly name: string; readonly step?: string };
  readonly Querystring: { readonly step?: unknown; readonly world?: unknown };
}

/** Serves the library of demos at /mock/demos: start page, a page for each demo, its steps and its notes. */
export const demosPlugin = fastifyPlugin<Served>(
  async (app: FastifyInstance, served) => {
    const { worlds } = app;
    serveAsset(app, demoStyle);
    serveAsset(app, notesScript);
    ignoreFormFields(app);
    const guarded = { onRequest: refuseForeignPages };

    app.get('/mock/demos', (_request, reply) => sendPage(reply, 200, demosPage(served)));

    app.get<Address>('/mock/demos/:name', (request, reply) =>
      withDemo(request, reply, async (demo, name) =>
        sendPage(reply, 200, demoPage(name, demo, stepOf(await worldIn(request)))),
      ),
    );

    // A deep link to a step. It opens in a browser window, never in a frame.
    app.get<Address>('/mock/demos/:name/:step', (request, reply) =>
      withDemo(request, reply, async (demo, name) => {
        const wanted = stepNumber(demo, request.params.step);
        const arrival = arrivalOf(request);
        if (arrival === 'embedded')
          throw problem(
            'window-needed',
            'Open this address in a browser window. It starts a step of a demo.',
          );
        if (arrival === 'linked') return sendPage(reply, 200, askingPage(name, demo, wanted));
        const world = await worldIn(request);
        const present = stepOf(world);
        const address = demo.steps[wanted - 1]?.at;
        const goesOn = present === wanted || present === wanted - 1;
        if (world === null || address === undefined || !goesOn)
          return start(request, reply, name, demo, wanted);
        await worlds.change(world.id, () => ({ presenter: { demo: name, step: wanted } }));
        return reply.redirect(address, 302);
      }),
    );

    app.post<Address>('/mock/demos/:name/:step', guarded, (request, reply) =>
      withDemo(request, reply, async (demo, name) =>
        start(request, reply, name, demo, stepNumber(demo, request.params.step)),
      ),
    );

    // The notes for a second screen. They show the step of the address, or else the step of the world.
    app.get<Address>('/mock/demos/:name/notes', (request, reply) =>
      withDemo(request, reply, async (demo, name) => {
        const world = await worldIn(request);
        const step = stepNumber(demo, request.query.step ?? stepOf(world) ?? 1);
        const live = world && { world: world.id, nonce: reply.cspNonce.script };
        return sendPage(reply, 200, notesPage(name, demo, step, live));
      }),
    );

    app.post<Address>('/mock/demos/:name/notes', guarded, (request, reply) =>
      withDemo(request, reply, async (demo, name) => {
        const world = await worldIn(request);
        const step = stepNumber(demo, request.query.step);
        if (world) await worlds.change(world.id, () => ({ presenter: { demo: name, step } }));
        return toNotes(request, reply, name, step);
      }),
    );

    // Performs the world changes of a step.
    app.post<Address>('/mock/demos/:name/notes/change', guarded, (request, reply) =>
      withDemo(request, reply, async (demo, name) => {
        const world = await worldIn(request);
        const step = stepNumber(demo, request.query.step);
        for (const act of demo.steps[step - 1]?.acts ?? []) {
          if (!('change' in act) || world === null) continue;
          const response = await app.inject({
            method: 'PATCH',
            url: `/mock/worlds/${world.id}`,
            headers: { host: request.host },
            payload: act.patch,
          });
          if (response.statusCode >= 400) throw new Error(`${name}, step ${step}: ${response.body}`);
        }
        return toNotes(request, reply, name, step);
      }),
    );

    app.post<Address>('/mock/demos/:name/notes/reset', guarded, (request, reply) =>
      withDemo(request, reply, async (_demo, name) => {
        const world = await worldIn(request);
        if (world) await resetWorld(app, world.id);
        return toNotes(request, reply, name, stepOf(await worldIn(request)) ?? 1);
      }),
    );

    /** Makes a world for a step, selects it in the browser, and opens the product at the address of the step. */
    async function start(
      request: FastifyRequest,
      reply: FastifyReply,
      name: string,
      demo: Demo,
      wanted: number,
    ): Promise<FastifyReply> {
      const { step, address, recipe } = startOfStep(demo, wanted);
      const checked = checkedRecipe({ name: demo.title, ...recipe, presenter: { demo: name, step } });
      const { id } = await worlds.create(checked);
      setWorldCookie(request, reply, id);
      return (
        reply
          // Otherwise a signed-in tab would keep its user in the new world.
          .header('clear-site-data', '"storage"')
          .redirect(address, 303)
      );
    }
  },
  { name: 'demos', dependencies: ['control-api'], fastify: '5.x', encapsulate: true },
);

/** Passes the demo of the address to `respond`; for an unknown demo or step, sends a page that says so. */
async function withDemo(
  request: FastifyRequest<Address>,
  reply: FastifyReply,
  respond: (demo: Demo, name: string) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { name, step } = request.params;
  const demo = demoNamed(name);
  const hasStep = step === undefined || demo?.steps.some((_, index) => String(index + 1) === step);
  return demo && hasStep ? respond(demo, name) : sendPage(reply, 404, unknownDemoPage);
}

/** Returns the world in the query, else that of the browser; null if it is not in the demo of the address. */
async function worldIn(request: FastifyRequest<Address>): Promise<World | null> {
  const { world: id = 'current' } = request.query;
  const world = await worldNamed(request, String(id)).catch(() => null);
  return world?.presenter?.demo === request.params.name ? world : null;
}

/** Returns the current step of a world in its demo. */
const stepOf = (world: World | null): number | null => world && (world.presenter?.step ?? 1);

/** Parses the number of a step, and limits it to the existing steps. */
function stepNumber({ steps }: Demo, text: unknown): number {
  const number = Number(text);
  return Number.isInteger(number) ? Math.max(1, Math.min(number, steps.length)) : 1;
}

function toNotes(
  { query }: FastifyRequest<Address>,
  reply: FastifyReply,
  name: string,
  step: number,
): FastifyReply {
  const world = typeof query.world === 'string' ? `&world=${encodeURIComponent(query.world)}` : '';
  return reply.redirect(`/mock/demos/${name}/notes?step=${step}${world}`, 303);
}
