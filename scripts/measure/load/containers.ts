import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotRun } from './places.ts';
import { TooLate } from './watchdog.ts';

/** Timeout for the server of a started container, in seconds. */
const timeoutSeconds = 60;

const docker = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('docker', words)).stdout.trim();

const ofCompose = (name: string): string => `com.docker.compose.${name}`;

/** Returns the port of a cluster on this machine, whose containers may be killed. @throws {CannotRun} for other addresses */
export function portOfCluster(address: string): number {
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : new URL('none://');
  if (protocol === 'http:' && hostname === 'localhost' && port !== '') return Number(port);
  throw new CannotRun('BASE_URL names no cluster of this machine, such as http://localhost:4310');
}

/**
 * Returns the container names of the replicas behind the balancer of docker-compose.yml at a port of this machine.
 *
 * @throws {CannotRun} if there is no such cluster
 */
export async function replicasBehind(port: number): Promise<readonly string[]> {
  const project = await linesOf(
    ['--filter', `publish=${port}`, '--filter', `label=${ofCompose('service')}=balancer`],
    `{{.Label "${ofCompose('project')}"}}`,
  );
  const all =
    project.length === 1
      ? await linesOf(
          ['--filter', `label=${ofCompose('project')}=${project[0]}`],
          `{{.Label "${ofCompose('service')}"}} {{.Names}}`,
        )
      : [];
  const replicas = all
    .filter((line) => line.startsWith('replica-'))
    .toSorted()
    .map((line) => line.split(' ')[1] ?? '');
  if (replicas.length > 1) return replicas;
  throw new CannotRun(`no cluster is at port ${port}: docker compose --profile cluster up --detach balancer`);
}

/** Kills a container, which then stays stopped. */
export const killContainer = async (name: string): Promise<void> => void (await docker('kill', name));

/** Starts a stopped container and waits until its server is ready. @throws {TooLate} */
export async function startContainer(name: string): Promise<void> {
  await docker('start', name);
  const end = performance.now() + timeoutSeconds * 1_000;
  while (!(await isReady(name))) {
    if (performance.now() > end) throw new TooLate(`Not within ${timeoutSeconds} s: ${name} is ready`);
  }
}

async function isReady(name: string): Promise<boolean> {
  try {
    await docker('exec', name, 'node', 'scripts/build/image/health.cjs');
    return true;
  } catch {
    return false;
  }
}

async function linesOf(filters: readonly string[], format: string): Promise<readonly string[]> {
  try {
    return (await docker('ps', ...filters, '--format', format)).split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new CannotRun('no Docker engine responds', { cause: error });
  }
}
