import type { FastifyInstance } from 'fastify';
import { menuNames } from '../../../contracts/operations/shell.ts';
import { problem } from '../../platform/http/problems.ts';
import { loanFactsOf } from '../menus/loan-facts.ts';
import { loanMenuOf } from '../menus/loan-menu.ts';
import { menuFor } from '../menus/menus.ts';
import { findById, found } from './ids.ts';
import { serve } from '../../platform/serve.ts';

/**
 * Serves the menus of the left drawers. A world may replace the entries of a menu, or remove them to test an empty
 * menu.
 */
export function shellRoutes(app: FastifyInstance): void {
  serve(app, 'getMenu', ({ world, parameters, user }) => {
    const name = menuNames.find((known) => known === parameters.menu);
    if (!name)
      throw problem('menu-not-found', `There is no such menu. The menus are ${menuNames.join(', ')}.`);
    return [...(world.menus[name] ?? menuFor(name, user()))];
  });

  serve(app, 'getLoanMenu', async ({ store, world, parameters: { generalAccountId }, user, objectId }) => {
    const facts = found(
      await findById(generalAccountId, (id) => loanFactsOf(store, id, world.now())),
      `Loan ${generalAccountId}`,
    );
    const taskId = await store.sessions.selectedTask(objectId);
    const menu = loanMenuOf(facts, { user: user(), taskId });
    return { ...menu, navigationMenu: [...(world.menus.loan ?? menu.navigationMenu)] };
  });
}
