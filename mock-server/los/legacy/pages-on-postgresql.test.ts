import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import { postgres } from '../../test/engines.ts';
import { testApp } from '../../test/server.ts';
import { forms } from './pages.ts';
import { worldOf } from '../../test/legacy.ts';

// PostgreSQL rejects some numbers and texts that SQLite accepts. Pages must check such values.
const tooMuch = ['9999999999', '\0', '\ud800'.toWellFormed()] as const;
const sound = { accountId: 123_410, taskId: 70_109, institutionId: 101, originatorUserId: 301 } as const;

test('no page and no form fails on PostgreSQL, for valid and hostile values', async (context) => {
  const app = await testApp(context, { store: await postgres.open(context) });
  const world = await worldOf(app, 'lending-staff');
  for (const [name, page] of Object.entries(legacyPages) as [LegacyPageName, LegacyPage][]) {
    for (const parameter of [...(page.query ?? []), 'search', 'after', 'before', 'sort', 'status']) {
      for (const value of tooMuch) {
        const { statusCode } = await world.open(name, { ...sound, [parameter]: value });
        assert.ok(statusCode < 500, `${name}: ${statusCode} for ${parameter}=${JSON.stringify(value)}`);
      }
    }
  }
  for (const name of Object.keys(forms) as LegacyPageName[]) {
    for (const value of tooMuch) {
      const names = { firstName: value, lastName: value, text: `a${value}b`, vendor: value };
      const { statusCode } = await world.send(name, { accountId: 123_410 }, names);
      assert.ok(statusCode < 500, `${name}: ${statusCode} for ${JSON.stringify(value)}`);
    }
  }
});
