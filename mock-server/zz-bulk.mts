import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from './store/open-store.ts';
import { openWorlds } from './los/mock/content.ts';
const store = await openStore(process.argv[3] ?? ':memory:');
const worlds = await openWorlds(store);
await worlds.create({ seed: 'bulk-1000' });
const h = monitorEventLoopDelay({ resolution: 1 });
h.enable();
const s = performance.now();
const w = await worlds.create({ seed: process.argv[2] });
console.log(
  'create',
  (performance.now() - s) | 0,
  'max',
  (h.max / 1e6) | 0,
  'p99',
  (h.percentile(99) / 1e6) | 0,
  'p50',
  (h.percentile(50) / 1e6) | 0,
);
h.reset();
const r = performance.now();
await worlds.reset(w.id);
console.log('reset', (performance.now() - r) | 0, 'max', (h.max / 1e6) | 0);
h.reset();
const d = performance.now();
await worlds.delete(w.id);
console.log('delete', (performance.now() - d) | 0, 'max', (h.max / 1e6) | 0);
await store.close();
