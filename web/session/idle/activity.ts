/**
 * Calls the listener when the user moves the mouse, resizes the window or presses a key (S-4.1-22). Listens in framed
 * legacy pages, too, since their events do not reach this window. Frames of other sites are inaccessible. Returns a
 * function that removes the listener.
 */
export function onActivity(page: Window, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal } as const;
  const moved = (event: Event) => {
    if (isRealMove(event as MouseEvent)) listener();
  };
  const follow = (view: Window) => {
    view.addEventListener('mousemove', moved, options);
    view.addEventListener('keydown', listener, options);
    view.document.addEventListener('load', loaded, options);
    for (const frame of view.document.querySelectorAll('iframe')) followFrame(frame);
  };
  const followFrame = (frame: unknown) => {
    const view = viewOf(frame);
    if (view) follow(view);
  };
  const loaded = ({ target }: Event) => followFrame(target);
  page.addEventListener('resize', listener, options);
  follow(page);
  return () => listening.abort();
}

/** Returns true if the mouse has moved. Browsers also report a mouse at rest while the page scrolls below it. */
const isRealMove = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;

/** Returns the window of a frame of this site; null for another site. */
function viewOf(frame: unknown): Window | null {
  const view = (frame as Partial<HTMLIFrameElement> | null)?.contentWindow;
  try {
    return view?.document ? view : null;
  } catch {
    return null;
  }
}
