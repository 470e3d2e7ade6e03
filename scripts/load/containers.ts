import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotRun } from './scenario.ts';
import { TooLate } from './watchdog.ts';

/** Longer than a container may take until its server is ready, seconds. */
const patience = 60;

const docker = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('docker', words)).stdout.trim();

const ofCompose = (name: string): string => `com.docker.compose.${name}`;

/**
 * The containers of the replicas behind the balancer of docker-compose.yml that this machine offers at a port, by name.
 *
 * @throws {CannotRun} where there are none
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

/** Ends a container at once. It stays so until it is started. */
export const killContainer = async (name: string): Promise<void> => void (await docker('kill', name));

/** Starts a container again, and resolves when its server is ready. @throws {TooLate} when it does not become so */
export async function startContainer(name: string): Promise<void> {
  await docker('start', name);
  const end = performance.now() + patience * 1_000;
  while (!(await isReady(name))) {
    if (performance.now() > end) throw new TooLate(`${name} is ready: not within ${patience} s`);
  }
}

async function isReady(name: string): Promise<boolean> {
  try {
    await docker('exec', name, 'node', 'scripts/health.cjs');
    return true;
  } catch {
    return false;
  }
}

async function linesOf(filters: readonly string[], format: string): Promise<readonly string[]> {
  try {
    return (await docker('ps', ...filters, '--format', format)).split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new CannotRun('no Docker engine can be asked', { cause: error });
  }
}
