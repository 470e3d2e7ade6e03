import { oneOf } from '../shared/parse.ts';

/** Message between tabs. */
const news = ['signed-out', 'profile-switched'] as const;
export type TabNews = (typeof news)[number];

const parseNews = oneOf(news, null);

/** Channel to the other tabs of this browser. */
export interface Tabs {
  tell(what: TabNews): void;
  /** Called with the messages of other tabs, not with those of this tab. */
  onNews(listener: (what: TabNews) => void): void;
}

/** Returns the channel to other tabs. Without one, a browser counts as having a single tab. */
export function connectTabs(open: () => BroadcastChannel = openChannel): Tabs {
  let line: BroadcastChannel;
  try {
    line = open();
  } catch {
    return { tell: () => undefined, onNews: () => undefined };
  }
  // A broadcast channel has no other origin.
  const tell: (what: TabNews) => void = line.postMessage.bind(line);
  return {
    tell,
    onNews: (listener) => {
      line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const what = parseNews(data);
        if (what) listener(what);
      });
    },
  };
}

/**
 * Follows messages of other tabs and posts the logout of this one. Only the tab where a logout begins posts it, so
 * that no repeated message ends a newer session.
 */
export function followOtherTabs(
  tabs: Tabs,
  { leave, startOver }: { readonly leave: () => Promise<void>; readonly startOver: () => void },
): () => Promise<void> {
  let isLeaving = false;
  tabs.onNews((what) => {
    if (what === 'profile-switched') return startOver();
    isLeaving = true;
    void leave();
  });
  return () => {
    if (!isLeaving) tabs.tell('signed-out');
    isLeaving = true;
    return leave();
  };
}

const openChannel = () => new BroadcastChannel('threshold-session');
