/**
 * Calls `enter` with this window, and with the window of each frame of this server, now and when a frame loads. Events
 * of keyboard and pointer in a framed legacy page reach only the frame's window.
 */
export function inEachWindow(enter: (view: Window) => void): void {
  const entered = new WeakSet<Document>();
  enter(window);
  const enterFrame = (frame: unknown): void => {
    // The window of a frame of another server is not accessible.
    if (!(frame instanceof HTMLIFrameElement && frame.contentDocument && frame.contentWindow)) return;
    if (entered.has(frame.contentDocument)) return;
    entered.add(frame.contentDocument);
    enter(frame.contentWindow);
  };
  for (const frame of document.querySelectorAll('iframe')) enterFrame(frame);
  // In the capture phase, since the load event of a frame does not bubble.
  document.addEventListener('load', ({ target }) => enterFrame(target), true);
}
