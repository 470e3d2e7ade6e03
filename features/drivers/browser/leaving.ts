import type { LeavingActions } from '../areas/leaving.ts';
import { routeOfPage } from '../vocabulary.ts';
import { secondTabOf } from './second-tab.ts';
import type { Visit } from './visit.ts';

export function leavingActions(visit: Visit): LeavingActions {
  const second = secondTabOf(visit);
  return {
    answerInSecondTab: (button) => second.page.getByRole('button', { name: button, exact: true }).click(),
    openPipelineInSecondTab: () => second.open(routeOfPage('Mortgage Pipeline')),
  };
}
