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
  const running = new Set<Promise<void>>();
  /** The ended tasks by name: true for those that did not fail. */
  const ended = new Map<string, boolean>();
  const isOpen = (name: string) => tasks.some((task) => task.name === name) && !ended.has(name);
  while (waiting.length > 0 || running.size > 0) {
    const index = running.size < lanes ? waiting.findIndex(({ after }) => !after.some(isOpen)) : -1;
    const [task] = index < 0 ? [] : waiting.splice(index, 1);
    if (!task) {
      await Promise.race(running);
      continue;
    }
    const failed = task.after.find((name) => ended.get(name) === false);
    if (failed !== undefined) {
      skip(task, failed);
      ended.set(task.name, false);
      continue;
    }
    const run = perform(task).then((isGood) => {
      ended.set(task.name, isGood);
      running.delete(run);
    });
    running.add(run);
  }
}
