/** A task with the names of the tasks that must end before it starts. */
export interface Task {
  readonly name: string;
  readonly after: readonly string[];
}

/**
 * Runs tasks in several concurrent lanes. A free lane takes the first task of the list whose predecessors have ended, so
 * urgent tasks come first in the list. A task whose predecessor failed is skipped and counts as failed. Predecessors
 * that are not in the list are ignored.
 */
export async function runInLanes<T extends Task>(
  tasks: readonly T[],
  lanes: number,
  perform: (task: T) => Promise<boolean>,
  skip: (task: T, failed: string) => void,
): Promise<void> {
  const waiting = [...tasks];
  const verdicts = new Map<string, boolean | undefined>(tasks.map((task) => [task.name, undefined]));
  let wake: () => void = () => {};
  let woken = new Promise<void>((resolve) => (wake = resolve));

  const settle = (task: T, verdict: boolean) => {
    verdicts.set(task.name, verdict);
    wake();
    woken = new Promise<void>((resolve) => (wake = resolve));
  };

  const next = (): T | 'wait' | 'done' => {
    if (waiting.length === 0) return 'done';
    const index = waiting.findIndex((task) =>
      task.after.every((name) => !verdicts.has(name) || verdicts.get(name) !== undefined),
    );
    return index < 0 ? 'wait' : (waiting.splice(index, 1)[0] ?? 'done');
  };

  const lane = async (): Promise<void> => {
    for (let task = next(); task !== 'done'; task = next()) {
      if (task === 'wait') {
        await woken;
        continue;
      }
      const failed = task.after.find((name) => verdicts.get(name) === false);
      if (failed === undefined) settle(task, await perform(task));
      else {
        skip(task, failed);
        settle(task, false);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
