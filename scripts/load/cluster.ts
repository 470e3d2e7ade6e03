import { killContainer, replicasBehind, startContainer } from './containers.ts';
import { killInTurn } from './kill-in-turn.ts';
import { CannotRun, type LoadSettings, type Outcome, type Scenario } from './scenario.ts';

/** The code that `codeOf` returns for an error page of nginx, which is not a problem response. */
const gone = 'without a problem';

export const cluster: Scenario = {
  name: 'cluster',
  promise:
    'the Docker Compose cluster at BASE_URL, one container killed under load: no acknowledged loan is lost, no user is signed out, and events arrive',
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
    // Leaves all replicas running, also after an error. Starting a running container has no effect.
    await Promise.all(containers.map(startContainer));
  }
}

/** Returns the port of a cluster on this machine, whose containers may be killed. @throws {CannotRun} for other addresses */
export function portOf(address: string): number {
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : new URL('none://');
  if (protocol === 'http:' && hostname === 'localhost' && port !== '') return Number(port);
  throw new CannotRun('BASE_URL names no cluster of this machine, such as http://localhost:4310');
}
