import { Button, Input, Space } from 'antd';
import { type SyntheticEvent, useLayoutEffect, useState } from 'react';
import type { Clock, WorldState } from '../../../../contracts/operations/mock-schemas.ts';
import { clockSteps, fieldOf, instantOf, presentOf, timeInWords, wayBack } from './clock-time.ts';
import { Card } from './controls.tsx';
import { useDesk } from './desk.tsx';
import { useNotices } from './notice.tsx';

/** Shows and sets the clock of the world, from which the server takes every date. */
export function ClockPanel() {
  const { state, carryOut } = useDesk();
  const { showError } = useNotices();
  const [typed, setTyped] = useState<string | null>(null);
  const { clock } = state;
  const [readAt, elapsed] = useElapsed(clock);
  const present = presentOf(clock, elapsed);
  const set = (done: string, change: Clock) =>
    carryOut(
      done,
      (world) => world.changeWorld({ clock: change }),
      (world) => world.changeWorld({ clock: wayBack(clock, performance.now() - readAt) }),
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const now = instantOf(typed ?? fieldOf(present));
    setTyped(null);
    if (now === null) showError(new Error('Enter a day and a time.'));
    else void set('The clock is set and frozen.', { now });
  };
  return (
    <Card id="clock" title="Clock">
      <p className="facts">
        <time dateTime={present.toISOString()}>{timeInWords(present)}</time>
        <span className={clock.isFrozen ? 'badge lit' : 'badge'}>{clock.isFrozen ? 'Frozen' : 'Runs'}</span>
      </p>
      <div className="row">
        {clockSteps.map(({ label, seconds }) => (
          <Button
            key={label}
            size="small"
            onClick={() =>
              void set(`The clock is advanced by ${label.slice(1)}.`, { advanceSeconds: seconds })
            }
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() =>
            void set(clock.isFrozen ? 'The clock runs.' : 'The clock is frozen.', {
              isFrozen: !clock.isFrozen,
            })
          }
        >
          {clock.isFrozen ? 'Release' : 'Freeze'}
        </Button>
      </div>
      <form className="field" onSubmit={submit}>
        <label htmlFor="clock-now">Set to (UTC)</label>
        <Space.Compact block>
          <Input
            id="clock-now"
            type="datetime-local"
            step={60}
            value={typed ?? fieldOf(new Date(clock.now))}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button htmlType="submit">Set</Button>
        </Space.Compact>
      </form>
    </Card>
  );
}

/** Returns when this clock was read and how long ago that is, in milliseconds of the page; new every second. */
function useElapsed(clock: WorldState['clock']): readonly [readAt: number, elapsed: number] {
  const [times, setTimes] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const readAt = performance.now();
    const tick = () => setTimes([readAt, performance.now() - readAt]);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return times;
}
