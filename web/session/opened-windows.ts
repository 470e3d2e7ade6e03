/** Windows of legacy pages that this page, or an earlier page of this tab, has opened, by name. */
const opened = new Map<string, Window>();

export function openedWindow(name: string): Window | undefined {
  const view = opened.get(name);
  return view?.closed ? undefined : view;
}

export function rememberWindow(name: string, view: Window): void {
  opened.set(name, view);
  look();
}

/** Returns the documents of the open windows, without pages of other sites and pages of the product itself. */
export function openedDocuments(): Document[] {
  return [...opened.keys()]
    .map((name) => documentOf(openedWindow(name)))
    .filter((page) => page !== null)
    .filter((page) => page.getElementById('root') === null);
}

/** Returns the document of a window or frame; null for a page of another site. */
export function documentOf(view: Window | null | undefined): Document | null {
  try {
    return view?.document ?? null;
  } catch {
    return null;
  }
}

/**
 * Calls `visit` with the window of each page in which the user can work: this page, the windows that it has opened, and
 * the frames of both, each time they have loaded a page. Pages of other sites are inaccessible. Returns a function that
 * ends the visits.
 */
export function followPages(page: Window, visit: (view: Window, isFramed: boolean) => void): () => void {
  const listening = new AbortController();
  const follow = (view: Window, isFramed: boolean) => {
    visit(view, isFramed);
    view.document.addEventListener('load', loaded, { capture: true, signal: listening.signal });
    for (const frame of view.document.querySelectorAll('iframe')) followFrame(frame);
  };
  const followFrame = (frame: unknown) => {
    const view = (frame as Partial<HTMLIFrameElement> | null)?.contentWindow;
    if (view && documentOf(view)) follow(view, true);
  };
  const loaded = ({ target }: Event) => followFrame(target);
  follow(page, false);
  const stopFollowing = followWindows((view) => follow(view, false));
  return () => {
    stopFollowing();
    listening.abort();
  };
}

type Visit = (view: Window) => void;
/** The documents that each `visit` function has been called with. */
const visits = new Map<Visit, WeakSet<Document>>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `visit` once with each page that an opened window shows. A window does not tell its opener that it has loaded
 * another page, so the windows are checked each second while one is open. Returns a function that ends the checks.
 */
export function followWindows(visit: Visit): () => void {
  visits.set(visit, new WeakSet());
  look();
  return () => {
    visits.delete(visit);
    look();
  };
}

function look(): void {
  const isAnyOpen = [...opened.values()].some(({ closed }) => !closed);
  if (visits.size === 0 || !isAnyOpen) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  timer ??= setInterval(look, 1_000);
  for (const page of openedDocuments()) {
    for (const [visit, seen] of visits) {
      if (!page.defaultView || seen.has(page)) continue;
      seen.add(page);
      visit(page.defaultView);
    }
  }
}
