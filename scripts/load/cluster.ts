import { killContainer, replicasBehind, startContainer } from './containers.ts';
import { killInTurn } from './kill-in-turn.ts';
import { CannotRun, type LoadSettings, type Outcome, type Scenario } from './scenario.ts';

/** What a refusal of nginx is taken for: a page that is no problem of the product. */
const gone = 'without a problem';

export const cluster: Scenario = {
  name: 'cluster',
  promise:
    'the composed cluster at BASE_URL, one container killed under load: no acknowledged loan lost, no user signed out, events arrive',
  run: (settings) => killedInTurn(portOf(process.env['BASE_URL'] ?? ''), settings),
};

async function killedInTurn(port: number, settings: LoadSettings): Promise<Outcome> {
  const containers = await replicasBehind(port);
  try {
    return await killInTurn(
      {
        port,
        count: containers.length,
        gone,
        kill: (index) => killContainer(containers[index] ?? ''),
        replace: (index) => startContainer(containers[index] ?? ''),
      },
      settings,
    );
  } finally {
    // Whatever happens, the cluster is left whole. What runs already is not started twice.
    await Promise.all(containers.map(startContainer));
  }
}

/** Containers are killed: only what this machine itself offers is meant. @throws {CannotRun} for anything else */
export function portOf(address: string): number {
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : new URL('none://');
  if (protocol === 'http:' && hostname === 'localhost' && port !== '') return Number(port);
  throw new CannotRun('BASE_URL names no cluster of this machine, such as http://localhost:4310');
}
