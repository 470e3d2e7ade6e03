import assert from 'node:assert/strict';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { shellOperations } from '../../../contracts/operations/shell.ts';
import type { EventName } from '../../../contracts/operations/events.ts';
import type { EventOutcome } from '../../../web/events/apply-event.ts';
import { followSession } from '../../../web/events/follow-session.ts';
import { loanApi } from '../../../web/loan/api.ts';
import { sessionApi } from '../../../web/session/api.ts';
import { accountOpened, logoutStarted, userLoaded } from '../../../web/session/session-slice.ts';
import type { EventActions } from '../areas/events.ts';
import { loanUpdateLike } from '../loan-update.ts';
import type { HttpContext } from './context.ts';

/** The SPA's event client against the server's stream, without a network. */
export function eventActions(context: HttpContext): EventActions & { stop(): void } {
  const ignored: EventOutcome[] = [];
  const watchers = new Set<() => void>();
  const look = () => {
    for (const watcher of watchers) watcher();
  };
  let openLoan = 0;
  let signal: AbortSignal | null = null;
  let stopFollowing = () => undefined as void;

  /** Waits until something that the product does makes the condition true. */
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const watcher = () => {
        if (!condition()) return;
        watchers.delete(watcher);
        resolve();
      };
      watchers.add(watcher);
      watcher();
    });
  const tell = async (name: EventName, data: unknown) => {
    const answer = await context.client.fetch(addressOf(mockOperations.sendEvent, { id: 'current' }), {
      method: mockOperations.sendEvent.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, data }),
    });
    assert.deepEqual(await answer.json(), { listeners: 1 });
  };
  const latest = () => context.store.getState().loanStatus.latest;
  const menuCalls = () => {
    const path = addressOf(shellOperations.getLoanMenu, { generalAccountId: openLoan });
    return context.client.calls.filter((call) => call.path === path).length;
  };
  return {
    hearOpenLoan: async (generalAccountId) => {
      openLoan = generalAccountId;
      const { store } = context;
      const user = await store.dispatch(sessionApi.endpoints.getUser.initiate()).unwrap();
      const { getAccountById } = loanApi.endpoints;
      store.dispatch(accountOpened(await store.dispatch(getAccountById.initiate(generalAccountId)).unwrap()));
      const unsubscribe = store.subscribe(look);
      const connected = new Promise<void>((resolve) => {
        const transport = {
          ...context.transport(),
          fetch: async (...[input, init]: Parameters<typeof fetch>) => {
            const { pathname } = new URL(input instanceof Request ? input.url : input);
            assert.equal(pathname, sessionOperations.getEvents.path);
            signal = init?.signal ?? null;
            const answer = await context.client.stream(input, init);
            assert.equal(answer.status, 200);
            resolve();
            return answer;
          },
        };
        const onIgnored = (outcome: EventOutcome) => {
          ignored.push(outcome);
          look();
        };
        const stop = followSession(store, transport, { onIgnored });
        stopFollowing = () => {
          unsubscribe();
          stop();
        };
      });
      store.dispatch(userLoaded(user));
      await connected;
    },
    tellNotes: (count, countShared) => tell('loanUpdate', loanUpdateLike({ notes: { count, countShared } })),
    tellNotesOf: (generalAccountId, count) =>
      tell('loanUpdate', loanUpdateLike({ generalAccountId, notes: { count, countShared: 0 } })),
    tellMenu: () => tell('menuUpdate', { generalAccountId: openLoan }),
    endSession: async () => void context.store.dispatch(logoutStarted()),

    knowsNotes: async (count, countShared) => {
      await until(() => latest() !== null);
      assert.deepEqual(latest()?.notes, { count, countShared });
    },
    knowsNoNotes: async () => assert.equal(latest(), null),
    wasIgnored: async () => {
      await until(() => ignored.length > 0);
      assert.deepEqual(ignored, ['another-loan']);
    },
    askedForMenuAgain: () => until(() => menuCalls() === 1),
    nobodyListens: async () => assert.equal(signal?.aborted, true),
    stop: () => stopFollowing(),
  };
}
