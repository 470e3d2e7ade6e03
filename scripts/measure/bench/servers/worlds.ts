import { openStore } from '../../../../mock-server/platform/worlds/open-store.ts';
import { Worlds } from '../../../../mock-server/platform/worlds/worlds.ts';

// Measures the creation of worlds beside existing ones. The arguments are the location of the store and the numbers of
// existing worlds.

/** The result that this program prints at its end. */
export interface WorldsMeasured {
  /** Duration of each creation of a world, in ms, by the number of existing worlds. */
  readonly creations: Readonly<Record<string, readonly number[]>>;
  /** Memory of the process per world, in kB, computed from the two largest numbers of worlds. */
  readonly kilobytes: number;
}

const measured = 300;

const [location = ':memory:', ...numbers] = process.argv.slice(2);
const store = await openStore(location);
const worlds = await Worlds.open(store);
const creations: Record<string, number[]> = {};
const memory: { readonly worlds: number; readonly bytes: number }[] = [];
let present = 0;
for (const population of numbers.map(Number)) {
  while (present < population) await create();
  memory.push({ worlds: present, bytes: memoryInUse() });
  const durations: number[] = [];
  // Warm-up: the first creations run uncompiled code.
  if (population === 0) for (let index = 0; index < 50; index += 1) await create();
  for (let index = 0; index < measured; index += 1) durations.push(await create());
  creations[population] = durations;
}
// Compares the two largest numbers of worlds; at the smallest one the process is not warmed up.
const [from, to] = [memory.at(-2), memory.at(-1)];
if (!from || !to) throw new RangeError('There are not two numbers of worlds to compare');
const kilobytes = (to.bytes - from.bytes) / (to.worlds - from.worlds) / 1_000;
console.log(`ready: ${JSON.stringify({ creations, kilobytes } satisfies WorldsMeasured)}`);
await store.close();

async function create(): Promise<number> {
  const started = performance.now();
  await worlds.create({});
  present += 1;
  return performance.now() - started;
}

/** Returns the resident memory of the process in bytes. The heap alone would not include the pages of the store. */
function memoryInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
