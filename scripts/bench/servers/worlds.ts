import { openStore } from '../../../mock-server/store/open-store.ts';
import { openWorlds } from '../../../mock-server/los/mock/content.ts';

// Makes worlds and says how long each took, with so many others present. The arguments are where the store
// is kept, and the numbers of others.

/** What this program says in the end. */
export interface WorldsMeasured {
  /** Milliseconds of each creation, by the number of worlds that were there. */
  readonly creations: Readonly<Record<string, readonly number[]>>;
  /** Memory of the process for each world, kB, between the smallest and the largest number of them. */
  readonly kilobytes: number;
}

const measured = 300;

const [location = ':memory:', ...numbers] = process.argv.slice(2);
const store = await openStore(location);
const worlds = await openWorlds(store);
const creations: Record<string, number[]> = {};
const memory: { readonly worlds: number; readonly bytes: number }[] = [];
let present = 0;
for (const population of numbers.map(Number)) {
  while (present < population) await create();
  memory.push({ worlds: present, bytes: memoryInUse() });
  const durations: number[] = [];
  // The first ones of all find nothing compiled.
  if (population === 0) for (let index = 0; index < 50; index += 1) await create();
  for (let index = 0; index < measured; index += 1) durations.push(await create());
  creations[population] = durations;
}
// The smallest number is left out: it has not warmed anything up.
const [from, to] = [memory.at(-2), memory.at(-1)];
if (!from || !to) throw new RangeError('There are not two numbers of worlds to compare');
const kilobytes = (to.bytes - from.bytes) / (to.worlds - from.worlds) / 1_000;
process.send?.({ creations, kilobytes } satisfies WorldsMeasured, () => process.exit());

async function create(): Promise<number> {
  const started = performance.now();
  await worlds.create({});
  present += 1;
  return performance.now() - started;
}

/** The store's pages are memory outside of the heap. */
function memoryInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
