import type { FastifyInstance } from 'fastify';
import { worldCookieName } from '../../../contracts/api/headers.ts';
import { type ClockChange, WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { isWithinLimits } from '../../http/json-text.ts';
import { longestRecipe } from '../../http/limits.ts';
import { allowLongResponse } from '../../http/long-response.ts';
import { invalidField, problem } from '../../http/problems.ts';
import { invalidFieldsOf } from '../../http/validation.ts';
import type { WorldRecord } from '../../store/repositories/worlds.ts';
import { type ClockState, changedClock, clockOf } from '../worlds/clock.ts';
import { type Controls, removeWorld, resetWorld } from './controls.ts';
import type { Making } from '../worlds/content.ts';
import { checkedPersona } from '../../identity/personas.ts';
import { checkedRecipe, isPresent, notAPresent } from '../worlds/recipe.ts';
import { portOf } from '../../http/site.ts';
import { defaultWorldId } from '../worlds/worlds.ts';
import { worldNamed } from './named-world.ts';
import { serveMock } from '../serve.ts';
import { recordOf, savedRecipe, stateOf } from './world-state.ts';

/** Serves the operations that create, read, change, reset and delete worlds, and set their clocks. */
export function mockWorldRoutes(app: FastifyInstance, controls: Controls, making: Making): void {
  const { store, worlds, events } = controls;

  serveMock(
    app,
    'createWorld',
    async ({ request, body }) => {
      // Creating a bulk seed takes some time.
      allowLongResponse(request);
      const recipe = checkedRecipe(body, worlds.content);
      const { id, name } = await making.of(request.ip, recipe.seed, () => worlds.create(recipe));
      return { id, name, cookie: { name: worldCookieName(portOf(request.host)), value: id } };
    },
    { bodyLimit: longestRecipe },
  );

  serveMock(app, 'getWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    return stateOf(controls, id, request);
  });

  serveMock(app, 'getRecipe', async ({ request, parameters, query }) => {
    const { id } = await worldNamed(request, parameters.id);
    if (query.at === 'start') return (await recordOf(controls, id)).recipe;
    const recipe = await savedRecipe(controls, id);
    const errors = invalidFieldsOf(WorldRecipe, recipe, 'recipe');
    const json = JSON.stringify(recipe);
    if (errors.length > 0 || json.length > longestRecipe || !isWithinLimits(json)) {
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
      const { id } = await worldNamed(request, parameters.id);
      const { emptyMenus, name, presenter, users, institutions, menus } = body;
      const persona = typeof body.persona === 'string' ? checkedPersona(body.persona) : body.persona;
      const hasContent = [users, institutions, menus].some((part) => part !== undefined);
      await worlds.change(id, async (record, rows) => {
        const { flags, features, settings } = record;
        const own = hasContent ? { own: await worlds.content.change(rows, record, body) } : {};
        if (emptyMenus) await rows.setEmptyMenus(emptyMenus);
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
        for (const generalAccountId of await store.in(id).sessions.selectedAccounts())
          await events.publish(id, 'menuUpdate', { generalAccountId });
      }
      return stateOf(controls, id, request);
    },
    { bodyLimit: longestRecipe },
  );

  serveMock(app, 'resetWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    allowLongResponse(request);
    const seed = (await worlds.record(id))?.recipe.seed;
    await making.of(request.ip, seed, () => resetWorld(controls, id));
    return stateOf(controls, id, request);
  });

  serveMock(app, 'deleteWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    allowLongResponse(request);
    if (id === defaultWorldId) throw invalidField('id', 'must not be the default world: reset it instead');
    if (!(await removeWorld(controls, id)))
      throw problem('world-not-found', 'The world was deleted during the request.');
    return null;
  });

  serveMock(app, 'setClock', async ({ request, parameters, body }) => {
    const { id } = await worldNamed(request, parameters.id);
    await worlds.change(id, (record) => clockAfter(record, body));
    return stateOf(controls, id, request);
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
