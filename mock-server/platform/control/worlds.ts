import type { FastifyInstance } from 'fastify';
import { worldCookieName } from '../../../contracts/api/headers.ts';
import { type ClockChange, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { longestRecipe } from '../http/limits.ts';
import { invalidField, problem } from '../http/problems.ts';
import { invalidFieldsOf } from '../http/validation.ts';
import type { WorldRecord } from '../../store/repositories/world-document.ts';
import { type ClockState, changedClock, clockOf } from '../worlds/clock.ts';
import { isPresent, notAPresent } from '../recipes/checks.ts';
import { changedContent } from '../recipes/world-changes.ts';
import { checkedPersona } from '../recipes/checks.ts';
import { checkedRecipe } from '../worlds/recipe.ts';
import { portOf } from '../http/origin.ts';
import { defaultWorldId } from '../worlds/worlds.ts';
import { removeWorld, resetWorld, worldNamed } from './world-actions.ts';
import { nameOf } from '../worlds/world.ts';
import { serveMock } from '../serve.ts';
import { savedRecipe, stateOf } from './world-state.ts';

/** Serves the operations that create, read, change, reset and delete worlds, and set their clocks. */
export function mockWorldRoutes(app: FastifyInstance): void {
  const { worlds, events } = app;

  serveMock(
    app,
    'createWorld',
    async ({ request, body }) => {
      const recipe = checkedRecipe(body);
      const world = await worlds.create(recipe);
      const cookie = { name: worldCookieName(portOf(request.host)), value: world.id };
      return { id: world.id, name: nameOf(world), cookie };
    },
    { bodyLimit: longestRecipe },
  );

  serveMock(app, 'getWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    return stateOf(app, id, request);
  });

  serveMock(app, 'getRecipe', async ({ request, parameters, query }) => {
    const world = await worldNamed(request, parameters.id);
    if (query.at === 'start') return world.recipe;
    const recipe = await savedRecipe(app, world.id);
    const errors = invalidFieldsOf(WorldRecipe, recipe, 'recipe');
    const json = JSON.stringify(recipe);
    if (errors.length > 0 || json.length > longestRecipe) {
      throw problem(
        'world-too-large',
        'The users of this world have added more data than a recipe may contain. Reset the world before you save its recipe.',
        { errors },
      );
    }
    return recipe;
  });

  serveMock(
    app,
    'changeWorld',
    async ({ request, parameters, body }) => {
      const { id, store } = await worldNamed(request, parameters.id);
      const { emptyMenus, name, presenter, users, institutions, menus } = body;
      const persona = typeof body.persona === 'string' ? checkedPersona(body.persona) : body.persona;
      const hasContent = [users, institutions, menus].some((part) => part !== undefined);
      await worlds.change(id, (record, draft) => {
        const { flags, features, settings } = record;
        const own = hasContent ? { own: changedContent(draft, record, body) } : {};
        if (emptyMenus) draft.set({ emptyMenus: [...new Set(emptyMenus)] });
        return {
          ...own,
          ...(name === undefined ? {} : { name }),
          ...(persona === undefined ? {} : { persona }),
          ...(body.flags ? { flags: { ...flags, ...body.flags } } : {}),
          ...(body.features === undefined ? {} : { features: withChange(features, body.features) }),
          ...(body.settings === undefined ? {} : { settings: withChange(settings, body.settings) }),
          ...(presenter === undefined ? {} : { presenter }),
        };
      });
      if (users !== undefined || menus !== undefined || emptyMenus) {
        for (const generalAccountId of await store.sessions.selectedAccounts())
          await events.publish(id, 'menuUpdate', { generalAccountId });
      }
      return stateOf(app, id, request);
    },
    { bodyLimit: longestRecipe },
  );

  serveMock(app, 'resetWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    await resetWorld(app, id);
    return stateOf(app, id, request);
  });

  serveMock(app, 'deleteWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    if (id === defaultWorldId) throw invalidField('id', 'must not be the default world: reset it instead');
    if (!(await removeWorld(app, id)))
      throw problem('world-not-found', 'The world was deleted during the request.');
    return null;
  });

  serveMock(app, 'setClock', async ({ request, parameters, body }) => {
    const { id } = await worldNamed(request, parameters.id);
    await worlds.change(id, (record) => clockAfter(record, body));
    return stateOf(app, id, request);
  });
}

/** Returns the overrides of a world after a change. A null value removes one override; a null change removes all. */
function withChange<Overrides extends object>(
  overrides: Overrides,
  change: { readonly [Name in keyof Overrides]?: Overrides[Name] | null } | null,
): Overrides {
  const changed = Object.entries({ ...overrides, ...change }).filter(([, value]) => value !== null);
  return (change === null ? {} : Object.fromEntries(changed)) as Overrides;
}

function clockAfter(record: WorldRecord, change: ClockChange): ClockState {
  if (Object.keys(change).length === 0) {
    throw invalidField('body', 'must have now, advanceSeconds or isFrozen');
  }
  if (change.now !== undefined && !isPresent(change.now)) throw notAPresent('now');
  const clock = changedClock(record, change);
  if (!isPresent(clockOf(clock)().toISOString()))
    throw invalidField('advanceSeconds', 'leads to a time outside of the years 1900 to 2199');
  return clock;
}
