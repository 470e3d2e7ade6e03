import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '../shared/routes/paths.ts';
import { parseProfileId, switchProfile } from './switch-profile.ts';

async function switchTo(userId: number, succeeds: boolean): Promise<string[]> {
  const steps: string[] = [];
  await switchProfile(userId, {
    forgetUser: () => void steps.push('forget user'),
    requestSwitch: async (id) => {
      steps.push(`post ${id}`);
      return succeeds;
    },
    startAfresh: () => void steps.push('start afresh'),
    notifyOtherTabs: () => void steps.push('tell other tabs'),
    openStart: () => void steps.push('open start'),
    logout: async () => void steps.push('logout'),
  });
  return steps;
}

test('[S-4.1-17 S-4.1-18 S-4.1-20] a switch removes the stored user, posts the new id and opens the start page', async () => {
  assert.deepEqual(await switchTo(221, true), [
    'forget user',
    'post 221',
    'start afresh',
    'tell other tabs',
    'open start',
  ]);
});

test('[S-4.1-21] a switch that fails logs out', async () => {
  assert.deepEqual(await switchTo(221, false), ['forget user', 'post 221', 'logout']);
});

test('[S-2.1-19 L-2.1-27] only a number is an id', () => {
  assert.deepEqual(['7', '221'].map(parseProfileId), [7, 221]);
  for (const text of ['abc', '', undefined, '0', '-7', '7.5', '7e3', '1 2', '٣', '2147483648', '007', '0x7'])
    assert.equal(parseProfileId(text), null, String(text));
});

test('[S-2.1-18 L-2.1-26] the address of a switch names the profile', () => {
  assert.equal(paths.switchProfile(221), '/switch-profile/221');
});
