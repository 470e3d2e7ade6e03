import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/source-files.ts';
import { changed } from './mutant.ts';
import { orderOf } from './order.ts';

// Loaded by `node --import` before a test run: changes the source text of modules when they are loaded. Files are not
// changed, and the product does not contain this module.

const { changes, reachedFile } = orderOf(process.env);
const wanted = new Map(changes.map((change) => [pathToFileURL(join(root, change.file)).href, change]));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const change = wanted.get(url);
    if (change === undefined || loaded.source === undefined || loaded.source === null) return loaded;
    writeFileSync(reachedFile, change.file);
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: changed(text, change) };
  },
});
