import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { root, textOf } from '../../shared/source-files.ts';
import { importFindings } from './imports.ts';

type Rooms = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const config = pathToFileURL(join(root, '.dependency-cruiser.mjs')).href;
const { rooms } = (await import(config)) as { readonly rooms: Rooms };

/** Imports by the importing file, the imported file or package, and the rule that forbids it; null: allowed. */
const rows: readonly (readonly [path: string, target: string, rule: string | null])[] = [
  ['contracts/api/loan.ts', 'contracts/api/text.ts', null],
  ['contracts/api/loan.ts', 'web/app/store.ts', 'contracts import nothing of the product'],
  ['contracts/provider/verify.test.ts', 'mock-server/app/app.ts', null],
  ['web/app/main.ts', 'mock-server/app/app.ts', 'web imports nothing of mock-server'],
  ['mock-server/app/a.ts', 'web/app/sign-in.ts', 'mock-server imports nothing of web'],
  ['mock-server/app/a.test.ts', 'features/loan/a.ts', 'the product imports no tests and no commands'],
  ['web/app/store.ts', 'scripts/shared/run.ts', 'the product imports no tests and no commands'],
  ['web/pages/loan/page.tsx', 'web/shared/ui/panel.tsx', null],
  ['web/pages/loan/page.tsx', 'web/shell/banner/heading.ts', null],
  ['web/app/router.tsx', 'web/pages/loan/page.tsx', null],
  ['web/shell/menu/a.ts', 'web/pages/loan/b.ts', 'web/shell imports session, shared'],
  ['web/pages/landing/a.test.ts', 'web/app/store.ts', 'web/pages imports shell, session, shared'],
  ['web/pages/loan/a.ts', 'web/pages/legacy/b.ts', 'no folder of web/pages imports another'],
  ['mock-server/platform/a.ts', 'mock-server/los/seeds/b.ts', null],
  ['mock-server/los/seeds/a.ts', 'mock-server/los/menus/b.ts', 'mock-server/los/seeds imports store'],
  ['web/pipeline/api.ts', 'web/shared/log.ts', 'web has only the rooms shared, session, shell, pages, app'],
  ['mock-server/app/app.ts', 'mock-server/los/routes/routes.ts', null],
  [
    'mock-server/platform/serve.ts',
    'mock-server/los/routes/routes.ts',
    'mock-server/platform imports los/seeds, store',
  ],
  ['mock-server/store/store.ts', 'mock-server/app/app.ts', 'mock-server/store imports no other room'],
  ['mock-server/platform/health.test.ts', 'mock-server/test/server.ts', null],
  ['mock-server/platform/a.ts', 'mock-server/platform/fake-testing.ts', 'only tests import helpers of tests'],
  ['mock-server/tools/console/client/a.ts', 'web/shared/ui/panel.tsx', null],
  [
    'mock-server/tools/console/client/a.ts',
    'mock-server/platform/serve.ts',
    'the page of the console imports tools/client, the presenter and web/shared',
  ],
  [
    'mock-server/tools/presenter/client/a.ts',
    'web/shared/ui/panel.tsx',
    "the presenter's bar imports tools/client and how a stream is followed",
  ],
  ['mock-server/store/loans.ts', 'node:sqlite', null],
  ['mock-server/los/routes/loan.ts', 'node:sqlite', 'only mock-server/store imports SQL packages'],
  ['features/support/app.ts', 'scripts/shared/folders.ts', null],
  ['features/site/pictures.ts', 'scripts/test/trace.ts', null],
  ['scripts/build/image/package.ts', 'features/site/write.ts', null],
  ['features/journeys/a.spec.ts', 'features/site/write.ts', 'only scripts import features/site'],
  [
    'features/journeys/a.spec.ts',
    'scripts/test/trace.ts',
    'features import scripts/shared and scripts/build',
  ],
  [
    'scripts/shared/run.ts',
    'features/support/app.ts',
    'scripts that features import do not import features or other scripts',
  ],
  ['scripts/build/image/a.ts', 'scripts/test/trace.ts', 'scripts/build imports shared'],
];

/** Imports of schemas at run time, which are allowed as types. */
const atRunTime: typeof rows = [
  [
    'contracts/fields/a.ts',
    'contracts/schemas/loan.ts',
    'contracts/api and contracts/fields load no schemas',
  ],
  ['web/pages/loan/schemas.ts', 'contracts/schemas/loan.ts', 'a browser loads no schemas: import type'],
  ['web/pages/loan/schemas.test.ts', 'contracts/schemas/loan.ts', null],
];

test('each forbidden import is reported, type imports included, and a tree that is too small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const texts = new Map<string, string>();
  const add = (path: string, text: string) => texts.set(path, `${texts.get(path) ?? ''}${text}\n`);
  const addressOf = (path: string, target: string) =>
    target.startsWith('node:') ? target : posix.relative(dirname(path), target).replace(/^(?!\.)/, './');
  for (const [path, target] of [...rows, ...atRunTime]) {
    add(path, `import type { X } from '${addressOf(path, target)}';`);
    if (!target.startsWith('node:')) add(target, '');
  }
  for (const [path, target] of atRunTime) add(path, `import { x } from '${addressOf(path, target)}';`);
  // Two folders that import each other, without a cycle of files.
  add('web/session/idle/one.ts', "import type { X } from '../tabs/two.ts';");
  add('web/session/tabs/two.ts', '');
  add('web/session/tabs/three.ts', "import type { X } from '../idle/four.ts';");
  add('web/session/idle/four.ts', '');
  add('web/session/cycle/a.ts', "import type { X } from './b.ts';");
  add('web/session/cycle/b.ts', "import type { X } from './a.ts';");
  for (const [path, text] of texts) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const expected = [...rows, ...atRunTime].flatMap(([path, target, rule]) =>
    rule === null ? [] : [`${path} imports ${target}: ${rule}`],
  );
  assert.deepEqual(
    (await importFindings(folder)).toSorted(),
    [
      ...expected,
      'web/session/cycle/a.ts imports itself through web/session/cycle/b.ts, web/session/cycle/a.ts',
      'web/session/idle and web/session/tabs import each other',
      '  web/session/idle/one.ts imports web/session/tabs/two.ts',
      `only ${texts.size} modules were read`,
    ].toSorted(),
  );
});

test('docs/architecture.md lists each room with what it may import', () => {
  const text = textOf('docs/architecture.md');
  for (const [top, own] of Object.entries(rooms))
    for (const [room, allowed] of Object.entries(own)) {
      const below = allowed.map((name) => `\`${name}\``).join(' ');
      assert.match(
        text,
        new RegExp(`^\\| \`${room}\` \\| ${below === '' ? '–' : below} \\|`, 'm'),
        `${top}/${room}`,
      );
    }
});
