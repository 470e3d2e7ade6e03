import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { closeOnSignals } from './end-signals.ts';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} closes the server, a repetition is ignored, and a second one ends the process`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    // The runner of the tests listens to the signals of this process itself.
    const source = new EventEmitter();
    let closed = 0;
    closeOnSignals(() => (closed += 1), source);
    source.emit(signal);
    source.emit('SIGINT');
    context.mock.timers.tick(999);
    source.emit(signal);
    assert.equal(closed, 1);
    assert.equal(source.listenerCount(signal), 1);
    context.mock.timers.tick(1);
    assert.equal(source.listenerCount(signal), 0, 'nothing listens, so the process ends');
  });
}
