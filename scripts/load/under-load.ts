import { randomFrom } from '../../features/drivers/form/random.ts';
import { workTogether } from './crowd.ts';
import type { Person } from './person.ts';
import type { Expectations, Stage } from './stage.ts';
import { within } from './watchdog.ts';

/** People enough that calls meet in many worlds, and few enough for an audit in each round. */
export const fewWorlds = 40;

/** How long each thing may take that a round waits for, seconds. */
const patience = 120;

export interface Round {
  readonly people: readonly Person[];
  readonly clients: number;
  readonly seed: number;
  /** How many creations at most are acknowledged before it happens, and a sixth of them at least. */
  readonly creations: number;
  /** How calls may fail from the moment on in which it happens. */
  readonly expect: Expectations;
  /** What happens under load, in the midst of other calls; the load ends once it has come to an end. */
  happen(): Promise<void>;
}

/** Loads the server, lets something happen after as many creations as the seed says, and ends the load. */
export async function underLoad(
  stage: Stage,
  { people, clients, seed, creations, expect, happen }: Round,
): Promise<void> {
  const least = Math.ceil(creations / 6);
  const before = least + randomFrom(seed).below(creations - least + 1);
  let isOver = false;
  const reached = acknowledgedMore(stage, before).then(() => {
    stage.expect(expect);
    return happen();
  });
  const work = workTogether(people, { clients, seed, isOver: () => isOver });
  try {
    await Promise.race([reached, work.then(() => reached)]);
  } finally {
    isOver = true;
    await work;
    stage.expect({});
  }
}

/** Waits until so many more creations have been acknowledged. @throws {TooLate} */
export function acknowledgedMore(stage: Stage, more: number): Promise<void> {
  const enough = stage.acknowledged + more;
  return until(stage, `${more} more creations are acknowledged`, () => stage.acknowledged >= enough);
}

/** Waits until so many more calls have been refused with a code. @throws {TooLate} */
export function refusedMore(stage: Stage, code: string, more: number): Promise<void> {
  const enough = stage.refusalsOf(code) + more;
  return until(stage, `${more} more calls are refused with ${code}`, () => stage.refusalsOf(code) >= enough);
}

/** Looks whenever a call has come to an end, in that very moment. */
async function until(stage: Stage, what: string, isSo: () => boolean): Promise<void> {
  try {
    await within(
      patience,
      what,
      new Promise<void>((resolve) => {
        stage.onProgress = () => {
          if (isSo()) resolve();
        };
      }),
    );
  } finally {
    stage.onProgress = () => undefined;
  }
}
