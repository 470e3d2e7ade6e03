import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A task of the page. The signal aborts when the user goes to another page. */
type Task = (signal: AbortSignal) => Promise<void>;

interface PageTask {
  /** Runs a task. While a task is running, a further call does nothing, so that a second press has no effect. */
  readonly run: (task: Task) => Promise<void>;
  readonly isRunning: boolean;
}

/** Returns a function that runs one task of this page at a time, such as a request before a window opens. */
export function usePageTask(): PageTask {
  const running = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  const { key } = useLocation();
  const end = () => {
    running.current = undefined;
    setRunning(false);
  };
  useEffect(
    () => () => {
      running.current?.abort();
      end();
    },
    [key],
  );
  const run = async (task: Task) => {
    if (running.current) return;
    const leaving = new AbortController();
    running.current = leaving;
    setRunning(true);
    try {
      await task(leaving.signal);
    } finally {
      if (running.current === leaving) end();
    }
  };
  return { run, isRunning };
}
