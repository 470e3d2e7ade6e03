import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { type LoanMenu, type MenuEntry, menuNames } from '../../../contracts/operations/shell.ts';
import { worldOf } from '../../test/legacy.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { personas } from '../seeds/personas.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const { app } = await commonServer();

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat((entry.items ?? []) as MenuEntry[])]);

const drawers = { reports: 'Reports', delivery: 'Delivery', resources: 'Resources', rates: 'Rates' };

for (const menu of menuNames) {
  test(`[S-7-18 S-3-41 S-3-42] the menu ${menu} has entries, all of the drawer ${drawers[menu]}`, async () => {
    const user = await newcomer('lending-staff');
    const answer = await user.get(`/api/navigation/menu/${menu}`);
    assert.equal(answer.statusCode, 200, answer.body);
    const entries = flat(answer.json<MenuEntry[]>());
    assert.ok(entries.length > 0);
    assert.deepEqual([...new Set(entries.map(({ drawer }) => drawer))], [drawers[menu]]);
  });
}

test('[S-7-18] menus differ by user: a menu that the user may not use is empty', async () => {
  const empty = async (persona: PersonaId) => {
    const user = await signedIn(app, persona);
    const names: string[] = [];
    for (const menu of menuNames) {
      const entries = (await user.get(`/api/navigation/menu/${menu}`)).json<MenuEntry[]>();
      if (entries.length === 0) names.push(menu);
    }
    return names;
  };
  assert.deepEqual(await empty('lending-staff'), []);
  assert.deepEqual(await empty('originator'), ['delivery']);
  assert.deepEqual(await empty('closing'), ['rates']);
  assert.deepEqual(await empty('no-create-features'), ['delivery', 'rates']);
  assert.deepEqual(await empty('administrator'), ['reports', 'delivery', 'rates']);
});

test('[S-2.4-32 S-3-52 S-3-53 S-3-54] the menu of a loan has nine sub-menus below its dashboard, four icons, and the borrowers', async () => {
  const response = await (await newcomer('lending-staff')).get('/api/navigation/menu/loan/123401');
  const { navigationMenu, pageIcons, borrowers } = response.json<LoanMenu>();
  assert.deepEqual(
    navigationMenu.map(({ name, index }) => `${index} ${name}`),
    [
      '0 Dashboard',
      '1 Forms',
      '2 Loan Application',
      '3 Doc Packages',
      '4 Closing Docs',
      '5 Loan Services',
      '6 Status Tracking',
      '7 Actions',
      '8 Imaging',
      '9 Automation',
    ],
  );
  assert.deepEqual(
    pageIcons.map(({ name }) => name),
    ['application-criteria', 'view-notes', 'add-note', 'compliance-alerts'],
  );
  assert.deepEqual(
    borrowers.map(({ fullName, initials }) => `${fullName} ${initials}`),
    ['Amelia Thornquist AT', 'Rafael Thornquist RT', 'Ingeborg Thornquist IT', 'Mateus Calder MC'],
  );
});

test('every page in a menu exists', async () => {
  const pages = Object.values<LegacyPage>(legacyPages).map(({ path }) => path);
  const own = ['/dashboard', '/lead-summary', '/work-queue'];
  for (const { id } of personas) {
    const user = await signedIn(app, id);
    const menus = [
      ...(await Promise.all(menuNames.map((menu) => user.get(`/api/navigation/menu/${menu}`)))).map(
        (response) => response.json<MenuEntry[]>(),
      ),
      (await user.get('/api/navigation/menu/loan/123404')).json<LoanMenu>().navigationMenu,
      (await user.get('/api/navigation/menu/loan/123417')).json<LoanMenu>().navigationMenu,
    ];
    for (const { page } of flat(menus.flat())) {
      if (!page) continue;
      const [path = ''] = page.address.split('?');
      assert.ok((page.kind === 'current' ? own : pages).includes(path), `${id}: ${page.address}`);
    }
  }
});

test('every page in a menu that is neither hidden nor disabled opens', async () => {
  for (const persona of ['lending-staff', 'originator', 'processor'] as const) {
    const { id, cookie } = await worldOf(app, persona);
    const user = await signedIn(app, persona, id);
    const menu = await user.get('/api/navigation/menu/loan/123410');
    const offered = menu.json<LoanMenu>().navigationMenu.filter(({ hidden }) => hidden !== true);
    for (const { page, hidden, isDisabled } of flat(offered)) {
      if (!page || page.kind === 'current' || hidden || isDisabled) continue;
      const response = await app.inject({ url: page.address, headers: { cookie } });
      assert.equal(response.statusCode, 200, `${persona}: ${page.address}`);
    }
  }
});

test('[S-4.2-08] with an open task the first menu item is the work order for a processor, and the dashboard for others', async () => {
  const first = async (persona: PersonaId) => {
    const user = await signedIn(app, persona, await newWorld(app));
    await user.get('/Pipeline/Search/SelectQueueTaskNewUI?accountId=123409&taskId=70108');
    return (await user.get('/api/navigation/menu/loan/123409')).json<LoanMenu>().navigationMenu[0];
  };
  assert.deepEqual((await first('processor'))?.page?.name, 'WorkOrder');
  assert.deepEqual((await first('loan-opener'))?.page?.name, 'WorkOrder');
  assert.deepEqual((await first('underwriter'))?.page?.name, 'Dashboard');
});
