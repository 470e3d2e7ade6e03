import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { requestsOfJourney, tryCell } from './cell.ts';
import type { Place } from './visit.ts';
import { canMeet, type FaultName, faults } from './faults.ts';
import type { Journey } from './journeys.ts';

/** Folder of the screenshots of journeys that violated an invariant. */
export const pictures = join(import.meta.dirname, '..', '..', '.results', 'chaos');

/** A cell of the chaos matrix: one journey in which one request fails with one fault. */
export interface Cell {
  readonly journey: Journey;
  /** Name of the operation or page whose request fails. */
  readonly call: string;
  readonly nth: number;
  readonly fault: FaultName;
}

export interface CellResult extends Cell {
  /** A sentence for each violated invariant. */
  readonly findings: readonly string[];
}

/** Runs the journeys without faults. Returns a cell for each of their requests and each fault that can affect it. */
export async function cellsOf(
  place: Place,
  journeys: readonly Journey[],
  names: readonly FaultName[],
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const journey of journeys) {
    const counts = new Map<string, number>();
    for (const call of await requestsOfJourney(place, journey)) {
      const nth = (counts.get(call) ?? 0) + 1;
      counts.set(call, nth);
      const meeting = names.filter((fault) => canMeet(fault, call));
      cells.push(...meeting.map((fault) => ({ journey, call, nth, fault })));
    }
  }
  return cells;
}

/** Runs cells in parallel. A cell that fails to run is a finding too. */
export async function tryCells(
  place: Place,
  cells: readonly Cell[],
  sideBySide: number,
  tell: (result: CellResult) => void,
): Promise<CellResult[]> {
  mkdirSync(pictures, { recursive: true });
  const results: CellResult[] = [];
  const waiting = [...cells];
  const work = async () => {
    for (let cell = waiting.shift(); cell && place.browser.isConnected(); cell = waiting.shift()) {
      const result = { ...cell, findings: await findingsOf(place, cell) };
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return results;
}

async function findingsOf(place: Place, { journey, call, nth, fault }: Cell): Promise<string[]> {
  const order: Fault = { operation: call, nth, ...faults[fault] };
  try {
    return await tryCell(place, journey, order, join(pictures, pictureName({ journey, call, nth, fault })));
  } catch (error) {
    return [`the cell did not run: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`];
  }
}

const pictureName = ({ journey, call, nth, fault }: Cell) =>
  `${[journey.name, call, nth, fault].join('-').replaceAll(/[^\w-]+/g, '-')}.png`;
