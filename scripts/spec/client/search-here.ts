import type { AsPlainObject } from 'minisearch';
import { type PackedEntry, unpack } from './entry.ts';
import { searchIn } from './search.ts';

/** What the index sets. */
interface Index {
  readonly entries: readonly PackedEntry[];
  readonly words: AsPlainObject;
}

// A script of its own, which comes after the index with the first use of the search: most pages are only read.
const { entries, words } = Reflect.get(globalThis, 'specificationIndex') as Index;
Reflect.set(globalThis, 'specificationSearch', searchIn(entries.map(unpack), words));
