import { documentOf, followWindows } from '../opened-windows.ts';

/**
 * Calls the listener when the user moves the mouse, resizes the window or presses a key (S-4.1-22). Listens in framed
 * legacy pages and in the windows that this page has opened, too, since their events do not reach this window. Pages of
 * other sites are inaccessible. Returns a function that removes the listener.
 */
export function onActivity(page: Window, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal } as const;
  const moved = (event: Event) => {
    if (isRealMove(event as MouseEvent)) listener();
  };
  const followWindow = (view: Window) => {
    view.addEventListener('resize', listener, options);
    follow(view);
  };
  const follow = (view: Window) => {
    view.addEventListener('mousemove', moved, options);
    view.addEventListener('keydown', listener, options);
    view.document.addEventListener('load', loaded, options);
    for (const frame of view.document.querySelectorAll('iframe')) followFrame(frame);
  };
  const followFrame = (frame: unknown) => {
    const view = (frame as Partial<HTMLIFrameElement> | null)?.contentWindow;
    if (view && documentOf(view)) follow(view);
  };
  const loaded = ({ target }: Event) => followFrame(target);
  followWindow(page);
  const stopFollowing = followWindows(followWindow);
  return () => {
    stopFollowing();
    listening.abort();
  };
}

/** Returns true if the mouse has moved. Browsers also report a mouse at rest while the page scrolls below it. */
const isRealMove = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;
