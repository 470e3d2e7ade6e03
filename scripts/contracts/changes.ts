import { buildApp } from '../../mock-server/app/app.ts';
import { openStore } from '../../mock-server/platform/worlds/open-store.ts';
import { interactions, type Pact } from '../../contracts/provider/pact-file.ts';
import type { Verdict } from '../../contracts/provider/verdicts.ts';
import { ArgumentsError } from '../shared/arguments.ts';
import { commitNamed, textAt } from '../shared/source-files.ts';
import { verifyQuietly } from './verify/quiet.ts';
import { failureLines, reportOf } from './verify/report.ts';

// Verifies the pact of an earlier commit against the server of these sources: `npm run contracts:changes -- COMMIT`. A
// failed interaction is a breaking change. The exit code is 1 if there is one, and 2 without such a pact.

try {
  const { name, pact } = pactAt(process.argv.slice(2));
  const verdicts = await verified(pact);
  const failed = verdicts.filter(({ verdict }) => verdict === 'failed');
  for (const interaction of reportOf('', failed, 0).interactions)
    console.log(`${failureLines(interaction).join('\n')}\n`);
  const present = new Set(interactions.map(({ description }) => description));
  const gone = failed
    .map(({ operation, outcome }) => `${operation}: ${outcome}`)
    .filter((one) => !present.has(one));
  if (gone.length > 0) console.log(`Given up, no longer in the pact: ${gone.join(', ')}.\n`);
  console.log(`Breaking changes: ${failed.length} of ${verdicts.length} interactions in the pact of ${name}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof ArgumentsError ? error.message : error);
  process.exitCode = 2;
}

/** Returns the pact of the commit in the arguments. @throws {ArgumentsError} if git has none */
function pactAt([commit, ...others]: readonly string[]): { readonly name: string; readonly pact: Pact } {
  if (commit === undefined || others.length > 0)
    throw new ArgumentsError(
      'Usage: npm run contracts:changes -- COMMIT, such as main or the tag of a release',
    );
  const known = commitNamed(commit);
  if (known === null)
    throw new ArgumentsError(
      `git has no commit "${commit}". A shallow clone has few commits: git fetch --unshallow gets the others.`,
    );
  const text = textAt(known.hash, 'contracts/pacts/threshold-web-threshold-server.json');
  if (text === null) throw new ArgumentsError(`The commit ${known.hash} of ${known.day} has no pact.`);
  return { name: `${known.hash} of ${known.day}`, pact: JSON.parse(text) as Pact };
}

/** Verifies a pact against the server of these sources, with its data in memory. */
async function verified(pact: Pact): Promise<readonly Verdict[]> {
  const store = await openStore(':memory:');
  const app = await buildApp({ store });
  try {
    const provider = await app.listen({ host: '127.0.0.1', port: 0 });
    return await verifyQuietly({ provider, states: provider, only: [], pacts: [pact] });
  } finally {
    await app.close();
    await store.close();
  }
}
