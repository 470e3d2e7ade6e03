/** What one tab tells the others: they follow, each in its own way. */
const news = ['signed-out', 'profile-switched'] as const;
export type TabNews = (typeof news)[number];

/** The other tabs of this browser that run the product. */
export interface Tabs {
  tell(what: TabNews): void;
  /** Called with what other tabs tell, never with what this one told. */
  onNews(listener: (what: TabNews) => void): void;
}

/** The line to the other tabs. A browser without one, or with it switched off, has one tab at a time. */
export function connectTabs(open: () => BroadcastChannel = openChannel): Tabs {
  let line: BroadcastChannel;
  try {
    line = open();
  } catch {
    return { tell: () => undefined, onNews: () => undefined };
  }
  // A line of one site knows no other origin to name.
  const tell: (what: TabNews) => void = line.postMessage.bind(line);
  return {
    tell,
    onNews: (listener) => {
      line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const what = news.find((known) => known === data);
        if (what) listener(what);
      });
    },
  };
}

/**
 * Follows what happens in other tabs, and says how this one logs out: only the tab where a logout begins tells the
 * others, so that no echo ends a session that was started since.
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
