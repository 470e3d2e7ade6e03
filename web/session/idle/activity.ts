/**
 * Calls the listener whenever somebody moves the mouse, resizes the window or presses a key (S-4.1-22), also inside
 * the framed pages of the legacy application: most of the work happens there, and a frame keeps its events to itself.
 * Pages of other sites stay out of reach. Returns how to stop.
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

/** Browsers also report a mouse that rests while the page moves below it: nobody is there then. */
const isRealMove = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;

/** The window inside a frame, when it is one of this site. */
function viewOf(frame: unknown): Window | null {
  const view = (frame as Partial<HTMLIFrameElement> | null)?.contentWindow;
  try {
    return view?.document ? view : null;
  } catch {
    return null;
  }
}
