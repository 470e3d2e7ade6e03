import { shippedFlags, shippedSettings } from '../../contracts/api/settings.ts';
import type { WorldState } from '../../contracts/operations/mock-schemas.ts';

/** Returns the state of a world for tests: a world of the standard recipe, with the given changes. */
export const sampleState = (more: Partial<WorldState> = {}): WorldState => ({
  id: 'a1b2c3',
  name: 'quiet harbour',
  persona: null,
  seed: 'standard',
  flags: { ...shippedFlags, enableNewCreateLoanWorkflow: true },
  features: {},
  settings: { idle: shippedSettings.idle },
  emptyMenus: [],
  clock: { now: '2026-03-02T09:15:07.000Z', isFrozen: false },
  createdAt: '2026-03-02T09:00:00.000Z',
  loans: 16,
  leads: 4,
  faults: [],
  presenter: null,
  link: '/mock/enter?recipe=%7B%7D',
  linkLeavesOut: [],
  ...more,
});
