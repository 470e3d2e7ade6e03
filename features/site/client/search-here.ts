import type { AsPlainObject } from 'minisearch';
import { type PackedEntry, unpack, searchIn } from './search.ts';

/** The data of the search index, which the index script stores in a global variable. */
interface Index {
  readonly entries: readonly PackedEntry[];
  readonly words: AsPlainObject;
}

// This script is loaded, after the index, when the search is first used, since most visits do not search.
const { entries, words } = Reflect.get(globalThis, 'specificationIndex') as Index;
Reflect.set(globalThis, 'specificationSearch', searchIn(entries.map(unpack), words));
