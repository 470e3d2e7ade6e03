import type { Request, Route } from '@playwright/test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import type { LateListActions } from '../areas/late-lists.ts';
import { expect, type Visit } from './visit.ts';

const { getOriginators, getProducts, getLicenses } = createLoanOperations;

/** The calls behind a field. The pair that has products has licenses too. */
const callsOf: Readonly<Record<string, readonly { readonly path: string }[]>> = {
  Originator: [getOriginators],
  Product: [getProducts, getLicenses],
};

export function lateListActions({ page }: Visit): LateListActions {
  /** The fields whose calls wait at present. */
  const waiting = new Set<string>();
  let held: { readonly request: Request; readonly letGo: () => void }[] = [];
  const holdWhileWaiting = (field: string) => async (route: Route) => {
    if (!waiting.has(field)) return route.fallback();
    await new Promise<void>((letGo) => held.push({ request: route.request(), letGo }));
    return route.continue();
  };
  const pathsOf = (field: string) => (callsOf[field] ?? []).map(({ path }) => path);
  return {
    holdUp: async (field) => {
      waiting.add(field);
      for (const path of pathsOf(field)) {
        await page.route(`**${path.replaceAll(/\{\w+\}/g, '*')}`, holdWhileWaiting(field));
      }
    },
    letPass: async (field) => {
      await expect.poll(() => held.length).toBe(pathsOf(field).length);
      waiting.delete(field);
    },
    release: async () => {
      const arrived = held.map(({ request }) =>
        page.waitForResponse((response) => response.request() === request),
      );
      for (const { letGo } of held) letGo();
      held = [];
      for (const response of await Promise.all(arrived)) await response.finished();
      // The page has had its turn with them.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    },
  };
}
