import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { idempotencyKeyHeader } from '../../../contracts/api/headers.ts';
import { mockConsole, server, spa } from '../build.ts';
import { root } from '../../shared/source-files.ts';
import { programs } from './needed.ts';

// Checks the texts of Dockerfile, compose file and workflows, without running them.

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = text('Dockerfile');
const compose = text('docker-compose.yml');
const { version, devDependencies, scripts } = JSON.parse(text('package.json')) as {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

/** Returns the first group of each match. */
const allOf = (where: string, pattern: RegExp): string[] =>
  [...where.matchAll(pattern)].map((match) => match[1] ?? '');

test('image and compose file run on the Node of package.json', () => {
  const named = [dockerfile, compose].flatMap((file) => allOf(file, /\bnode:([\d.]+)-/g));
  assert.deepEqual(
    named,
    Array.from({ length: 2 }, () => devDependencies['node']),
  );
});

test('image and compose file have the version of package.json', () => {
  assert.deepEqual(allOf(dockerfile, /image\.version="([^"]+)"/g), [version]);
  assert.deepEqual(
    allOf(compose, /:-threshold(?:-test)?:([^}]+)\}/g),
    Array.from({ length: 2 }, () => version),
  );
});

test('the compose file builds stages that the Dockerfile has', () => {
  const stages = allOf(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const wanted = allOf(compose, /^ +target: (\S+)$/gm);
  assert.deepEqual(wanted, ['runtime', 'test']);
  for (const stage of wanted) assert.ok(stages.includes(stage), stage);
});

test('all files that the image copies or runs exist', () => {
  const copied = allOf(dockerfile, /^COPY ((?!--)[^.].*) \S+$/gm).flatMap((line) => line.split(' '));
  const run = allOf(dockerfile, /\bnode (?:"[^"]*" )?((?:scripts|features)\/\S+)/g);
  const commanded = allOf(dockerfile, /^(?:HEALTHCHECK .*CMD|ENTRYPOINT) \["node", "([^"]+\.cjs)"\]$/gm);
  assert.ok(copied.length > 4 && run.length > 1);
  assert.deepEqual(commanded.toSorted(), programs.toSorted());
  for (const place of [...copied, ...run, ...commanded]) assert.ok(existsSync(join(root, place)), place);
});

test('the image copies the sources of the SPA, the console and the server before it builds them', () => {
  const [before = ''] = dockerfile.split('RUN node scripts/build/build.ts');
  const copied = allOf(before, /^COPY (.+) \S+$/gm).flatMap((line) => line.split(' '));
  const isCopied = (place: string) => copied.some((one) => place === one || place.startsWith(`${one}/`));
  assert.deepEqual(
    [spa, mockConsole, server].flatMap(({ ingredients }) => ingredients).filter((place) => !isCopied(place)),
    [],
  );
});

test('the stage of the features runs the same command as npm run features', () => {
  const started = allOf(dockerfile, /^ENTRYPOINT \["node", "([^"]+\.ts)"\]$/gm).map((file) => `node ${file}`);
  assert.deepEqual(started, [scripts['features']]);
});

test('the files that the compose file mounts exist', () => {
  const mounted = allOf(compose, /^ +- \.\/(docker\/[^:]+):/gm);
  assert.deepEqual(mounted, ['docker/nginx.conf']);
  for (const file of mounted) assert.ok(existsSync(join(root, file)), file);
});

test('the container of the features writes its results to a separate folder, since Docker creates it as root', () => {
  const [folder = ''] = allOf(compose, /^ +- \.\/([^:]+):\/app\/\.results$/gm);
  assert.doesNotMatch(folder, /^\.results/);
  for (const list of ['.gitignore', 'docs/guides/docker.md']) assert.ok(text(list).includes(folder), list);
});

test('containers run as an unprivileged user, with a read-only root and without capabilities', () => {
  assert.match(dockerfile, /^USER 10001:10001$/m);
  assert.match(dockerfile, /^STOPSIGNAL SIGTERM$/m);
  assert.equal(allOf(compose, /^ +(read_only): true$/gm).length, 2);
  assert.equal(allOf(compose, /^ +- (ALL)$/gm).length, 3);
  assert.equal(allOf(compose, /^ +- (no-new-privileges:true)$/gm).length, 4);
});

test('by default the demo is published on this machine only', () => {
  const published = allOf(compose, /^ +- "(.*:\d+)"$/gm);
  assert.equal(published.length, 2);
  for (const port of published) assert.match(port, /^\$\{BIND:-127\.0\.0\.1\}:/);
});

test('the guide explains every variable that the compose file sets', () => {
  const guide = text('docs/guides/docker.md');
  const given = new Set(allOf(compose, /\$\{(\w+):-[^}]/g));
  assert.ok(given.size > 6);
  for (const name of given) assert.ok(guide.includes(`\`${name}\``), name);
});

test('the balancer uses all replicas, and passes on the longest recipe', () => {
  const balancer = text('docker/nginx.conf');
  const replicas = allOf(compose, /^ {2}(replica-\d): /gm);
  assert.deepEqual(allOf(balancer, /^ +server (replica-\d):4300 /gm), replicas);
  assert.match(balancer, /location \/mock\/ \{\s+client_max_body_size 2m;/);
});

test('the balancer repeats no write requests, except creations with an idempotency key', () => {
  const balancer = text('docker/nginx.conf').replaceAll(/#.*$/gm, '');
  const places = [...balancer.matchAll(/location ([^{]+?) \{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  assert.equal(places.length, allOf(balancer, /\b(location) /g).length);
  const twice = places.filter(([, , rules = '']) => rules.includes('non_idempotent'));
  assert.deepEqual(
    twice.map(([, place]) => place),
    [`= ${createLoanOperations.createLoan.path}`],
  );
  assert.equal(allOf(balancer, /\b(non_idempotent)\b/g).length, 1);
  // A creation without a key goes to a location that sends it once.
  const keyed = `$http_${idempotencyKeyHeader.replaceAll('-', '_')}`;
  const [, code, elsewhere] = /error_page (\d+) = (@\w+);/.exec(twice[0]?.[2] ?? '') ?? [];
  assert.ok(twice[0]?.[2]?.replaceAll(/\s+/g, ' ').includes(`if (${keyed} = "") { return ${code}; }`));
  assert.ok(places.some(([, place]) => place === elsewhere));
});
