import { connect } from '../../client/client.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { type PageData, pageDataName } from './bar/page-data.ts';
import { bar } from './bar/bar.ts';
import { element } from './dom/element.ts';
import { commandOf } from './bar/keys.ts';
import { ruleLens } from './lens/lens.ts';
import { reserveRoom } from './bar/room.ts';
import { styleSheet } from './style-sheet.ts';
import { inEachWindow } from './dom/windows.ts';

const content = document.querySelector<HTMLMetaElement>(`meta[name="${pageDataName}"]`)?.content;
// The product in a frame has no bar of its own.
if (content !== undefined && window.top === window) start(JSON.parse(content) as PageData);

/** Shows the bar, and follows the world. */
function start(data: PageData): void {
  const world = connect(location.origin).world('current');
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet()];
  const setRoom = reserveRoom();
  let state = { ...data, isFailing: false };

  const view = bar({
    goTo: (step) => void goTo(step),
    toggleRules: () => lens.toggle(),
    failNext: () => void carryOut(failNext, 'The next request of the product fails.'),
    reset: () => void carryOut(reset, 'The world is as it was at its start.'),
    hide: () => toggleBar(),
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
    await carryOut(() => world.changeWorld({ presenter: { demo: demoName, step } }), '');
  }

  const failNext = () => world.addFault({ operation: 'any', kind: 'status', status: 500, afterStart: true });

  async function reset(): Promise<void> {
    await world.resetWorld();
    location.assign('/');
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

  /** Shows the present state of the world. Without a presenter the bar goes, until the page is loaded again. */
  async function update(): Promise<void> {
    const { presenter, name, faults } = await world.getWorld();
    if (presenter === null) return leave();
    // The page has the texts of its demo only.
    if ((presenter.demo ?? null) !== state.demoName) return location.reload();
    const isFailing = faults.some(({ operation }) => operation === 'any');
    state = { ...state, world: name, step: presenter.step ?? 1, isFailing };
    show();
  }

  const follow = followWorld(
    () => void update().catch(() => undefined),
    () => state.isFailing,
  );

  function leave(): void {
    follow.close();
    host.remove();
    setRoom(0);
  }

  function toggleBar(): void {
    view.node.hidden = !view.node.hidden;
  }

  inEachWindow((one) =>
    one.addEventListener(
      'keydown',
      (event) => {
        const command = commandOf(event);
        if (command === null || !host.isConnected) return;
        event.preventDefault();
        event.stopPropagation();
        if (command === 'rules') lens.toggle();
        else if (command === 'bar') toggleBar();
        else void goTo(state.step + (command === 'next' ? 1 : -1));
      },
      true,
    ),
  );
  // A press of the mouse leaves the focus in the product, and the product does not hear of it.
  view.node.addEventListener('mousedown', (event) => event.preventDefault());
  // An open dialog would take the focus back if it heard where it has gone.
  for (const name of ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin', 'focusout'])
    host.addEventListener(name, (event) => event.stopPropagation());

  show();
  document.body.append(host);
  setRoom(view.node.offsetHeight);
  new ResizeObserver(() => host.isConnected && setRoom(view.node.offsetHeight)).observe(view.node);
  void update().catch(() => undefined);
}

/**
 * Calls `changed` when the world changes, and after each request while `isWaiting`. Only a visible page keeps the stream
 * open, since a browser allows few connections to a server.
 */
function followWorld(changed: () => void, isWaiting: () => boolean): { close(): void } {
  let source: EventSource | null = null;
  const open = (): void => {
    if (source || document.hidden) return;
    source = new EventSource(addressOf(mockOperations.streamJournal, { id: 'current' }));
    source.addEventListener('open', changed);
    source.addEventListener('change', changed);
    source.addEventListener('call', () => isWaiting() && changed());
  };
  const shut = (): void => {
    source?.close();
    source = null;
  };
  const look = (): void => (document.hidden ? shut() : open());
  document.addEventListener('visibilitychange', look);
  look();
  return {
    close: () => {
      document.removeEventListener('visibilitychange', look);
      shut();
    },
  };
}
