import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { isLoopback } from '../../../mock-server/platform/http/origin.ts';
import type { Environment } from '../../../mock-server/app/settings/setting.ts';
import { usualShutdown } from '../../../mock-server/platform/http/limits.ts';
import { readSettings, settingsTable } from '../../../mock-server/app/settings/settings.ts';
import { root } from '../../shared/source-files.ts';

// Tests of the environment that docker-compose.yml gives to the server.

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly stop_grace_period: string;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
}

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const { services } = parse(text('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const servers = ['app', 'replica-1', 'replica-2', 'replica-3'];

const ofContainer: readonly string[] = [
  // HOST: the server must listen on all addresses of its container for the published port.
  settingsTable.host.name,
  // PORT: on the host, the published port; in the container, always 4300.
  settingsTable.port.name,
  // DATA_FILE: a path in the volume.
  settingsTable.dataFile.name,
  // DATABASE_URL: often set for another project, in whose database the demo must not create tables.
  settingsTable.databaseUrl.name,
  // DOCUMENTS: a folder of the host, and documents are never in a container.
  settingsTable.documents.name,
  settingsTable.environment.name,
];
const passedOn = Object.values(settingsTable)
  .map(({ name }) => name)
  .filter((name) => !ofContainer.includes(name));

for (const name of passedOn) {
  test(`${name} is passed on to every server of the compose file`, () => {
    for (const server of servers) {
      assert.equal(environmentOf(server, { [name]: 'given' })[name], 'given', server);
    }
  });
}

test('variables of the host do not change the settings of the container', () => {
  const given = Object.fromEntries(ofContainer.map((name) => [name, 'given']));
  for (const server of servers) assert.deepEqual(environmentOf(server, given), environmentOf(server), server);
});

for (const server of servers) {
  test(`${server} starts with the environment of the compose file and allows only host names of this machine`, () => {
    const { settings, warnings } = readSettings(environmentOf(server));
    assert.deepEqual(warnings, []);
    assert.equal(settings.host, '0.0.0.0');
    assert.ok(settings.isMock);
    assert.ok(settings.allowedHosts?.every(isLoopback));
  });

  test(`${server} is not killed while it shuts down`, () => {
    const { drain } = readSettings(environmentOf(server)).settings;
    const seconds = /^(\d+)s$/.exec(expanded(services[server]?.stop_grace_period ?? '', {}))?.[1];
    assert.ok(Number(seconds) * 1_000 > drain + usualShutdown, `${seconds} s`);
  });
}

for (const [name, service] of Object.entries(services)) {
  test(`${name} has a limit of memory and of processes`, () => {
    assert.match(expanded(service.mem_limit ?? '', {}), /^\d+[mg]$/);
    assert.ok(Number(service.pids_limit) > 0);
  });
}

/** Returns the environment of a container: the variables of the image and those of the compose file. */
function environmentOf(server: string, given: Environment = {}): Environment {
  const ofImage = /^ENV (PATH=.*)$/m.exec(text('Dockerfile'))?.[1] ?? '';
  return {
    ...Object.fromEntries(ofImage.split(' ').map((pair) => pair.split('='))),
    ...Object.fromEntries(
      Object.entries(services[server]?.environment ?? {}).map(([name, value]) => [
        name,
        expanded(value, given),
      ]),
    ),
  };
}

/** Expands `${NAME:-default}` as Compose does. */
function expanded(value: string, given: Environment): string {
  return value.replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, fallback: string) => given[name] || fallback,
  );
}
