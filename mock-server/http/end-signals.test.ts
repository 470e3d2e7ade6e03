import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeOnSignals } from './end-signals.ts';

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} closes the server, a repetition is ignored, and a second one ends the process`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const before = process.listenerCount(signal);
    let closed = 0;
    const stop = closeOnSignals(() => (closed += 1));
    context.after(stop);
    process.emit(signal);
    process.emit('SIGINT');
    context.mock.timers.tick(999);
    process.emit(signal);
    assert.equal(closed, 1);
    assert.equal(process.listenerCount(signal), before + 1);
    context.mock.timers.tick(1);
    assert.equal(process.listenerCount(signal), before, 'nothing listens, so the process ends');
  });
}
