import { connect } from '../../client/client.ts';
import { bar } from './bar/bar.ts';
import { keepHidden, wasHidden } from './bar/hidden.ts';
import { commandOf } from './bar/keys.ts';
import { type PageData, pageDataName } from './bar/page-data.ts';
import { reserveRoom } from './bar/room.ts';
import { element } from './dom/element.ts';
import { inEachWindow } from './dom/windows.ts';
import { ruleLens } from './lens/lens.ts';
import { styleSheet } from './style-sheet.ts';
import { followWorld } from './world-stream.ts';

const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageDataName}"]`)?.content;
// In a frame, the product shows no bar.
if (content !== undefined && window.top === window) start(JSON.parse(content) as PageData);

/** Shows the bar, and updates it when the world changes. */
function start(data: PageData): void {
  const world = connect(location.origin).world('current');
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  const setRoom = reserveRoom();
  let state = { ...data, isFailing: false };
  /** The step to which the presenter went and which the server has not confirmed; null if there is none. */
  let wanted: number | null = null;
  /** Number of the latest read of the world. The responses to older reads are ignored. */
  let reads = 0;
  /** The element that had the focus before the bar or the lens. */
  let before: HTMLElement | null = null;

  const view = bar({
    goTo: (step) => void goTo(step),
    change: () => void carryOut(change, 'Done.'),
    toggleRules: () => lens.toggle(),
    failNext: () => void carryOut(failNext, 'The next request will fail.'),
    reset: () => void carryOut(reset, 'Everything is back at the start.'),
    hide: toggleBar,
  });
  const lens = ruleLens(host, () => view.node.offsetHeight, show);
  root.append(view.node, lens.node);

  function show(): void {
    view.show({ ...state, isLensOn: lens.isOn });
  }

  async function goTo(step: number): Promise<void> {
    const { demo, demoName } = state;
    if (demo === null || demoName === null || step < 1 || step > demo.steps.length || step === state.step)
      return;
    state = { ...state, step };
    show();
    const isSending = wanted !== null;
    wanted = step;
    if (isSending) return;
    await carryOut(() => sendStep(demoName, step).finally(() => (wanted = null)), '');
  }

  /** Sends a step, and then the step to which the presenter went meanwhile, so that the last one wins. */
  async function sendStep(demo: string, step: number): Promise<void> {
    await world.changeWorld({ presenter: { demo, step } });
    if (wanted !== null && wanted !== step) await sendStep(demo, wanted);
  }

  const failNext = () =>
    world.changeWorld({
      faults: { presenter: { operation: 'any', kind: 'status', status: 500, afterStart: true } },
    });

  /** Sends the change to the route of the demo's notes, which performs it. */
  async function change(): Promise<void> {
    const address = `/mock/demos/${state.demoName}/notes/change?step=${state.step}`;
    const { ok, status } = await fetch(address, { method: 'POST' });
    if (!ok) throw new Error(`The change didn't work (${status}). Try again.`);
  }

  async function reset(): Promise<void> {
    await world.resetWorld();
    location.assign(state.demo?.start ?? '/');
  }

  async function carryOut(act: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await act();
      view.announce(done);
      await update();
    } catch (error) {
      view.complain(error instanceof Error ? error.message : String(error));
    }
  }

  /** Shows the current state of the world. If the world has no presenter any more, removes the bar. */
  async function update(): Promise<void> {
    reads += 1;
    const own = reads;
    const { presenter, faults, state: shown } = await world.getWorld();
    if (own !== reads) return;
    if (!presenter) return leave();
    // For another demo, the page must be loaded again, since it contains the texts of one demo.
    if ((presenter.demo ?? null) !== state.demoName) return location.reload();
    const isFailing = Object.values(faults ?? {}).some((fault) => fault?.operation === 'any');
    state = { ...state, world: shown.name, step: wanted ?? presenter.step ?? 1, isFailing };
    show();
  }

  const updateQuietly = () => void update().catch(() => undefined);
  const stopFollowing = followWorld('current', () => ({
    onConnected: updateQuietly,
    receive: (name) => {
      // The fault that a presenter has asked for ends with a request.
      if (name === 'change' || (name === 'call' && state.isFailing)) updateQuietly();
    },
  }));

  function leave(): void {
    stopFollowing();
    if (lens.isOn) lens.toggle();
    host.remove();
    setRoom(0);
  }

  function toggleBar(): void {
    const hasFocus = document.activeElement === host;
    view.node.hidden = !view.node.hidden;
    keepHidden(view.node.hidden);
    if (view.node.hidden && hasFocus) before?.focus();
  }

  // Fires only when the focus enters the presenter, whose events stay in its shadow root.
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) before = relatedTarget;
  });
  inEachWindow((one) =>
    one.addEventListener(
      'keydown',
      (event) => {
        if (!host.isConnected) return;
        const command = commandOf(event);
        // The focus may be in the product while the bar asks.
        if (command === null && !(event.key === 'Escape' && view.cancel())) return;
        event.preventDefault();
        event.stopPropagation();
        if (command === 'rules') lens.toggle();
        else if (command === 'bar') toggleBar();
        else if (command !== null) void goTo(state.step + (command === 'next' ? 1 : -1));
      },
      true,
    ),
  );
  // A mouse click on the bar does not move the focus out of the product.
  view.node.addEventListener('mousedown', (event) => event.preventDefault());
  // The product does not get these events. Otherwise an open dialog would take the focus back.
  for (const name of ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin', 'focusout'])
    host.addEventListener(name, (event) => event.stopPropagation());

  view.node.hidden = wasHidden();
  show();
  document.body.append(host);
  setRoom(view.node.offsetHeight);
  new ResizeObserver(() => host.isConnected && setRoom(view.node.offsetHeight)).observe(view.node);
}
