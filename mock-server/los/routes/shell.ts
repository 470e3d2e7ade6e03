import type { FastifyInstance } from 'fastify';
import { menuNames } from '../../../contracts/operations/shell.ts';
import { problem } from '../../http/problems.ts';
import { loanFactsOf } from '../menus/loan-facts.ts';
import { loanMenuOf } from '../menus/loan-menu.ts';
import { menuFor } from '../menus/menus.ts';
import { idOf } from './ids.ts';
import { serve } from '../../control/serve.ts';

/** Serves the menus of the left drawers. Any menu can be emptied for a world, to test an empty menu. */
export function shellRoutes(app: FastifyInstance): void {
  serve(app, 'getMenu', async ({ store, parameters, user }) => {
    const name = menuNames.find((known) => known === parameters.menu);
    if (!name) throw problem('menu-not-found', `The menus are ${menuNames.join(', ')}.`);
    return (await store.menus.empty()).has(name) ? [] : menuFor(name, user());
  });

  serve(app, 'getLoanMenu', async ({ store, parameters, user, objectId }) => {
    const facts = await loanFactsOf(store, idOf(parameters.generalAccountId));
    const taskId = await store.sessions.selectedTask(objectId);
    const menu = loanMenuOf(facts, { user: user(), taskId });
    return (await store.menus.empty()).has('loan') ? { ...menu, navigationMenu: [] } : menu;
  });
}
