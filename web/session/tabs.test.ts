import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectTabs } from './tabs.ts';

/** Returns the connected channels of several tabs. Each channel receives the messages that the others post. */
function line() {
  const ends: (EventTarget & { postMessage(data: unknown): void })[] = [];
  const say = (data: unknown, to: readonly EventTarget[] = ends) => {
    for (const end of to) end.dispatchEvent(new MessageEvent('message', { data }));
  };
  const open = () => {
    const end = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
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
    const heard: string[] = [];
    const tabs = connectTabs(open);
    tabs.onMessage((message) => void heard.push(message));
    return { heard, tabs };
  };
  return { say, tab };
}

test('a message of one tab reaches the others, and not the tab itself', () => {
  const { tab } = line();
  const [first, second, third] = [tab(), tab(), tab()];
  first.tabs.post('signed-out');
  second.tabs.post('profile-switched');
  assert.deepEqual(
    [first, second, third].map(({ heard }) => heard),
    [['profile-switched'], ['signed-out'], ['signed-out', 'profile-switched']],
  );
});

test('unknown messages on the channel are ignored', () => {
  const { tab, say } = line();
  const { heard } = tab();
  for (const data of ['logout', null, { type: 'signed-out' }, ['signed-out'], 7]) say(data);
  assert.deepEqual(heard, []);
});

test('without a channel a tab posts to no other', () => {
  const tabs = connectTabs(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  assert.doesNotThrow(() => tabs.post('signed-out'));
});
