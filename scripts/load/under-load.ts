import { workTogether } from './crowd.ts';
import type { Person } from './person.ts';
import { randomFrom } from '../../features/drivers/form/random.ts';
import type { Expectations, Stage } from './stage.ts';
import { within } from './watchdog.ts';

/** People enough that every call of the load meets another world, and few enough for an audit in each round. */
export const fewWorlds = 40;

/** How many creations are acknowledged in a round before something happens to the server. */
const leastBefore = 20;
const mostBefore = 120;

export interface Round {
  readonly people: readonly Person[];
  readonly clients: number;
  readonly seed: number;
  /** How calls may fail from the moment on in which it happens. */
  readonly expect: Expectations;
  /** What happens under load, in the midst of other calls; the load ends once it has come to an end. */
  happen(): Promise<void>;
}

/** Loads the server, lets something happen after as many creations as the seed says, and ends the load. */
export async function underLoad(
  stage: Stage,
  { people, clients, seed, expect, happen }: Round,
): Promise<void> {
  const enough = stage.acknowledged + leastBefore + randomFrom(seed).below(mostBefore - leastBefore);
  let isOver = false;
  const happened = new Promise<void>((resolve, reject) => {
    stage.onAcknowledged = () => {
      if (stage.acknowledged < enough) return;
      stage.onAcknowledged = () => undefined;
      stage.expect(expect);
      happen()
        .then(resolve, reject)
        .finally(() => (isOver = true));
    };
  });
  const work = workTogether(people, { clients, seed, isOver: () => isOver });
  try {
    await within(120, 'something happens to the server', happened);
  } finally {
    isOver = true;
    await work;
    stage.expect({});
  }
}
