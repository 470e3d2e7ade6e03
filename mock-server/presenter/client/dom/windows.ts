/**
 * Calls `enter` with this window and with the window of each frame of this server, also of frames that load later.
 * Legacy pages are in frames, and keys and pointer in a frame are events of its window.
 */
export function inEachWindow(enter: (view: Window) => void): void {
  const entered = new WeakSet<Document>();
  enter(window);
  const enterFrame = (frame: unknown): void => {
    // The window of a frame of another server cannot be read.
    if (!(frame instanceof HTMLIFrameElement && frame.contentDocument && frame.contentWindow)) return;
    if (entered.has(frame.contentDocument)) return;
    entered.add(frame.contentDocument);
    enter(frame.contentWindow);
  };
  for (const frame of document.querySelectorAll('iframe')) enterFrame(frame);
  // The load of a frame does not bubble.
  document.addEventListener('load', ({ target }) => enterFrame(target), true);
}
