import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectTabs, followOtherTabs } from './tabs.ts';

/** Returns the connected channels of several tabs. Each channel receives the messages that the others post. */
function line() {
  const ends: (EventTarget & { postMessage(data: unknown): void })[] = [];
  const posted: unknown[] = [];
  const say = (data: unknown, to: readonly EventTarget[] = ends) => {
    for (const end of to) end.dispatchEvent(new MessageEvent('message', { data }));
  };
  const open = () => {
    const end = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        posted.push(data);
        say(
          data,
          ends.filter((other) => other !== end),
        );
      },
    });
    ends.push(end);
    return end as unknown as BroadcastChannel;
  };
  const tab = () => {
    const happened: string[] = [];
    const logout = followOtherTabs(connectTabs(open), {
      leave: async () => void happened.push('leave'),
      startOver: () => void happened.push('start over'),
    });
    return { happened, logout };
  };
  return { open, posted, say, tab };
}

test('a logout in one tab ends all sessions, and no tab repeats it', async () => {
  const { tab, posted } = line();
  const [first, second, third] = [tab(), tab(), tab()];
  await first.logout();
  assert.deepEqual(
    [first, second, third].map((one) => one.happened),
    [['leave'], ['leave'], ['leave']],
  );
  await second.logout();
  assert.deepEqual(posted, ['signed-out']);
});

test('a profile switch in one tab restarts the others', () => {
  const { tab, open } = line();
  const other = tab();
  connectTabs(open).post('profile-switched');
  assert.deepEqual(other.happened, ['start over']);
});

test('unknown messages on the channel are ignored', () => {
  const { tab, say } = line();
  const one = tab();
  for (const data of ['logout', null, { type: 'signed-out' }, ['signed-out'], 7]) say(data);
  assert.deepEqual(one.happened, []);
});

test('without a channel a tab logs out by itself', async () => {
  const tabs = connectTabs(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  let left = 0;
  const logout = followOtherTabs(tabs, { leave: async () => void (left += 1), startOver: () => undefined });
  await logout();
  assert.equal(left, 1);
});
