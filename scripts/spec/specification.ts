import { join } from 'node:path';
import type { Specification } from '../../mock-server/http/specification.ts';
import { run } from '../shared/run.ts';
import { hasSources, root } from '../shared/source-files.ts';
import { specRoot } from './place.ts';

/** Longer than a build on a busy machine takes. */
const seconds = 60;

/**
 * The site for the server. A request builds it in a process of its own, so that the start of the
 * server costs nothing and the server goes on responding; further requests wait for the same build.
 */
export function specification(): Specification {
  let running: Promise<boolean> | null = null;
  return {
    root: specRoot,
    refresh: () => {
      if (!hasSources) return Promise.resolve(true);
      running ??= build().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

async function build(): Promise<boolean> {
  const script = join(root, 'scripts', 'spec.ts');
  const { ok, output } = await run(process.execPath, [script, '--when-stale'], { seconds });
  if (!ok) console.error(`The specification could not be built: ${output.trim()}`);
  return ok;
}
