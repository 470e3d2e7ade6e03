import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { onActivity } from './activity.ts';

/** The part of a window that the listeners use. */
class FakeWindow extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { querySelectorAll: () => this.frames });
  readonly frames: { contentWindow: unknown }[] = [];

  does(type: string, details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }

  /** Adds a frame that has loaded a page. The page may be of another site. */
  addFrame(contentWindow: unknown): void {
    const event = new Event('load');
    Object.defineProperty(event, 'target', { value: { contentWindow } });
    this.document.dispatchEvent(event);
  }
}

const watching: (() => void)[] = [];
afterEach(() => watching.splice(0).forEach((stop) => stop()));

function watched(page = new FakeWindow()) {
  let seen = 0;
  const stop = onActivity(page as unknown as Window, () => {
    seen += 1;
  });
  watching.push(stop);
  return { page, stop, seen: () => seen };
}

const move = { movementX: 1, movementY: 0 };

for (const type of ['pointerdown', 'click', 'wheel', 'touchmove']) {
  test(`[A-185] the event ${type} is activity, also in a frame`, () => {
    const { page, seen } = watched();
    const frame = new FakeWindow();
    page.addFrame(frame);
    page.does(type);
    frame.does(type);
    assert.equal(seen(), 2);
  });
}

test('[S-4.1-22] other events are no activity, nor is a resting mouse while the page moves', () => {
  const { page, seen } = watched();
  for (const type of ['scroll', 'focus', 'pointermove', 'touchstart', 'visibilitychange']) page.does(type);
  page.does('mousemove', { movementX: 0, movementY: 0 });
  assert.equal(seen(), 0);
});

test('[A-185] activity in a framed page counts: in an existing, a new and a nested frame', () => {
  const page = new FakeWindow();
  const [early, late, inner] = [new FakeWindow(), new FakeWindow(), new FakeWindow()];
  page.frames.push({ contentWindow: early });
  const { seen } = watched(page);
  page.addFrame(late);
  late.addFrame(inner);
  for (const frame of [early, late, inner]) {
    frame.does('keydown');
    frame.does('mousemove', move);
  }
  assert.equal(seen(), 6);
  early.does('resize');
  assert.equal(seen(), 6, 'the product itself resizes frames');
});

test('[A-185] an event in a frame that has loaded twice is reported once', () => {
  const { page, seen } = watched();
  const frame = new FakeWindow();
  page.addFrame(frame);
  page.addFrame(frame);
  frame.does('keydown');
  assert.equal(seen(), 1);
});

test('[A-185] a frame of another site is ignored', () => {
  const { page, seen } = watched();
  page.addFrame({
    get document() {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });
  page.addFrame(null);
  page.does('keydown');
  assert.equal(seen(), 1);
});

test('no activity is reported after the stop', () => {
  const { page, stop, seen } = watched();
  const frame = new FakeWindow();
  page.addFrame(frame);
  stop();
  page.does('keydown');
  frame.does('keydown');
  page.addFrame(new FakeWindow());
  assert.equal(seen(), 0);
});
