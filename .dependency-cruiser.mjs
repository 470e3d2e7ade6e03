// What each folder may import: docs/architecture.md as rules, type imports included. `npm run lint` checks them and the
// pairs of folders; `npx depcruise web` draws or lists the imports.

/** The rooms of each top folder, lowest first, and the rooms of it that each may import. */
export const rooms = {
  web: {
    shared: [],
    session: ['shared'],
    shell: ['session', 'shared'],
    pages: ['shell', 'session', 'shared'],
    app: ['pages', 'shell', 'session', 'shared'],
  },
  'mock-server': {
    store: [],
    // The lender's users and loans, from which platform and identity make the data of a world.
    'los/seeds': ['store'],
    platform: ['los/seeds', 'store'],
    identity: ['platform', 'los/seeds', 'store'],
    los: ['identity', 'platform', 'store'],
    tools: ['platform', 'store'],
    app: ['tools', 'los', 'identity', 'platform', 'store'],
    test: ['app', 'tools', 'los', 'identity', 'platform', 'store'],
  },
  scripts: {
    shared: [],
    build: ['shared'],
    check: ['shared'],
    test: ['check', 'build', 'shared'],
    contracts: ['test', 'build', 'shared'],
    measure: ['build', 'shared'],
    run: ['test', 'build', 'shared'],
  },
};

const tests = '[.]test[.]tsx?$';
const testCode = '([.]test|-testing)[.]tsx?$|^mock-server/test/';
/** Tests and commands, which may import the product and which the product does not import. */
const commands = '^(features|scripts|contracts/(consumer|provider))/';
/** The scripts that features import. They import no features and no other scripts. */
const ground = '^scripts/(shared/|build/[\\w.-]+$)';
/** Files of contracts that a browser loads. The build removes the schemas from contracts/operations. */
const inBrowser = '^contracts/((api|fields|operations)/|frame-messages[.]ts|operation[.]ts|palette[.]ts)';
const consoleClient = '^mock-server/tools/console/client/';
const presenterClient = '^mock-server/tools/presenter/client/';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const roomRules = Object.entries(rooms).flatMap(([top, own]) => {
  // Tests of the mock server may import all of it.
  const exempt = top === 'mock-server' ? [testCode, consoleClient, presenterClient] : [];
  const within = `^${top}/(${Object.keys(own).join('|')})/`;
  return [
    rule(
      `${top} has only the rooms ${Object.keys(own).join(', ')}`,
      { path: `^${top}/`, pathNot: [within, ...exempt] },
      { path: `^${top}/` },
    ),
    ...Object.entries(own).map(([room, allowed]) =>
      rule(
        `${top}/${room} imports ${allowed.join(', ') || 'no other room'}`,
        { path: `^${top}/${room}/`, pathNot: exempt },
        { path: `^${top}/`, pathNot: `^${top}/(${[room, ...allowed].join('|')})/` },
      ),
    ),
  ];
});

export default {
  forbidden: [
    rule('no cycles', {}, { circular: true }),
    rule(
      'the product imports no tests and no commands',
      { path: '^(contracts|web|mock-server)/', pathNot: commands },
      { path: commands },
    ),
    rule(
      'only tests import helpers of tests',
      { path: '^(contracts|web|mock-server)/', pathNot: [commands, testCode] },
      { path: testCode },
    ),
    rule(
      'contracts import nothing of the product',
      { path: '^contracts/', pathNot: commands },
      { path: '^(web|mock-server)/' },
    ),
    rule('web imports nothing of mock-server', { path: '^web/' }, { path: '^mock-server/' }),
    rule(
      'mock-server imports nothing of web',
      { path: '^mock-server/', pathNot: [consoleClient, presenterClient] },
      { path: '^web/' },
    ),
    // The page of the console has the theme of the product, and the world's stream of the presenter.
    rule(
      'the page of the console imports tools/client, the presenter and web/shared',
      { path: consoleClient },
      {
        path: '^(web|mock-server)/',
        pathNot: [consoleClient, presenterClient, '^(mock-server/tools/client|web/shared)/'],
      },
    ),
    rule(
      "the presenter's bar imports tools/client and how a stream is followed",
      { path: presenterClient },
      {
        path: '^(web|mock-server)/',
        pathNot: [presenterClient, '^(mock-server/tools/client|web/shared/api)/'],
      },
    ),
    ...roomRules,
    rule(
      'no folder of web/pages imports another',
      { path: '^web/pages/([^/]+)/' },
      { path: '^web/pages/', pathNot: '^web/pages/$1/' },
    ),
    rule(
      'contracts/api and contracts/fields load no schemas',
      { path: '^contracts/(api|fields)/', pathNot: tests },
      { path: '^contracts/', pathNot: '^contracts/(api|fields)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'a browser loads no schemas: import type',
      { path: ['^web/', consoleClient], pathNot: tests },
      { path: '^contracts/', pathNot: inBrowser, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only mock-server/store imports SQL packages',
      { path: '^mock-server/', pathNot: ['^mock-server/store/', testCode] },
      { path: '^(node:sqlite$|(node_modules/)?kysely(/|$))' },
    ),
    rule(
      'only scripts import features/site',
      { path: '^features/', pathNot: '^features/site/' },
      { path: '^features/site/' },
    ),
    rule(
      'features import scripts/shared and scripts/build',
      { path: '^features/', pathNot: '^features/site/' },
      { path: '^scripts/', pathNot: ground },
    ),
    rule(
      'scripts that features import do not import features or other scripts',
      { path: ground },
      { path: commands, pathNot: ground },
    ),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser reads.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]d[.][cm]?ts$' },
  },
};
