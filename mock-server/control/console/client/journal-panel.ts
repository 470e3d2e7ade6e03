import { limits } from '../../../../contracts/api/limits.ts';
import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';
import { element, part } from './dom.ts';
import { type Connection, openFeed } from './journal-feed.ts';
import { errorInWords, isError, isShown } from './journal-filter.ts';
import { type JournalRow, journalRow } from './journal-row.ts';
import { journalTools } from './journal-tools.ts';
import type { Model } from './model.ts';

const connections: Readonly<Record<Connection, string>> = {
  opening: 'Connecting …',
  live: 'Live',
  away: 'Disconnected. Reconnecting …',
};

/** Shows the requests of the world as they are sent, newest first. */
export function mountJournal(model: Model): void {
  const list = element('ol', { class: 'calls', reversed: true, 'aria-label': 'Requests, newest first' });
  const empty = element('p', { class: 'empty' });
  const connection = element('span', { class: 'badge' });
  const count = element('span', { class: 'quiet-text' });
  const tools = journalTools(model.catalogue, update, clear);
  let rows: JournalRow[] = [];
  let held: JournalEntry[] = [];
  /** Trace ids of all requests received so far. Request numbers are not unique: a reset of the world restarts them. */
  const known = new Set<string>();
  part('journal').replaceChildren(
    tools.bar,
    element('div', { class: 'standing' }, connection, count, tools.holds),
    empty,
    list,
  );

  let world = '';
  let end = (): void => undefined;
  model.onState(({ id }) => {
    if (id === world) return;
    world = id;
    end();
    known.clear();
    clear();
    end = openFeed(model.control, {
      catchUp: (entries) => void add(entries),
      worldChanged: () => void model.refresh(),
      cleared: clear,
      hear: (entries) => announce(add(entries)),
      changed: (state) => {
        connection.textContent = connections[state];
        connection.className = `badge ${state}`;
      },
    });
  });

  /** Adds the requests that are not on the page yet, and returns them. */
  function add(entries: readonly JournalEntry[]): JournalEntry[] {
    const fresh = entries.filter(({ traceId }) => !known.has(traceId));
    for (const { traceId } of fresh) known.add(traceId);
    held.push(...fresh);
    update();
    return fresh;
  }

  /** Announces the newest error, and reloads the state of the world if a request may have changed it. */
  function announce(fresh: readonly JournalEntry[]): void {
    const error = fresh.findLast(isError);
    if (error) part('newest-error').textContent = errorInWords(error);
    if (fresh.some(({ fault, method }) => fault !== null || method !== 'GET')) void model.refresh();
  }

  function update(): void {
    if (!tools.isPaused()) {
      const added = held.splice(0).map(journalRow);
      list.prepend(...added.toReversed().map(({ row }) => row));
      rows = [...added.toReversed(), ...rows];
      for (const { row } of rows.splice(limits.journal)) row.remove();
    }
    const filter = tools.filter();
    let shown = 0;
    for (const { entry, row } of rows) {
      row.hidden = !isShown(entry, filter);
      if (!row.hidden) shown += 1;
    }
    count.textContent = countInWords(shown);
    empty.hidden = shown > 0;
    empty.textContent =
      rows.length === 0
        ? 'No request yet. Open the product: each of its requests appears here as it happens.'
        : 'No request matches the filter.';
  }

  function countInWords(shown: number): string {
    const some = shown === rows.length ? `${shown}` : `${shown} of ${rows.length}`;
    const older = rows.length < limits.journal ? '' : ', older ones are dropped';
    const fresh = held.length === 0 ? '' : `, ${held.length} new while paused`;
    return `${some} shown${older}${fresh}`;
  }

  function clear(): void {
    rows = [];
    held = [];
    list.replaceChildren();
    update();
  }
}
