import { boxes } from './boxes.ts';
import { isTest, isWithin, targetOf } from './files.ts';
import type { Finding, SourceFile } from './files.ts';
import { importsIn } from './imports.ts';
import type { Import } from './imports.ts';
import { serverMessage } from './server-boxes.ts';

/** Rooms that may import everything: they look at the others from outside. */
const observers = ['features', 'scripts', 'contracts/consumer', 'contracts/provider'];

/** What each room may import besides itself. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  web: ['contracts'],
  'mock-server': ['contracts'],
};

/** Packages that only one folder may touch, so that there is one place to change. */
const keptPackages = [
  { name: /^kysely(\/|$)|^(node:)?sqlite$/, room: 'mock-server', keeper: 'mock-server/store' },
];

/** Imports that go against the direction of dependencies: contracts <- web, contracts <- mock-server, all <- features. */
export function directionFindings(file: SourceFile): Finding[] {
  return importsIn(file.text).flatMap((one) => {
    const target = targetOf(file.path, one.from);
    const message = target === null ? packageMessage(file.path, one) : localMessage(file.path, target, one);
    return message === null ? [] : [{ path: file.path, line: one.line, message }];
  });
}

function packageMessage(path: string, { from }: Import): string | null {
  const kept = keptPackages.find(
    ({ name, room, keeper }) => name.test(from) && isWithin(path, room) && !isWithin(path, keeper),
  );
  return kept === undefined ? null : `only ${kept.keeper} may import ${from}`;
}

function localMessage(path: string, target: string, one: Import): string | null {
  if (observers.some((room) => isWithin(path, room))) return null;
  const room = Object.keys(rooms).find((name) => isWithin(path, name));
  if (room === undefined) return null;
  const allowed = [room, ...(rooms[room] ?? [])];
  if (!allowed.some((name) => isWithin(target, name)) || isObserved(target)) {
    return `${room} may not import ${target}`;
  }
  if (room === 'web') return webMessage(path, target, one);
  return room === 'mock-server' ? serverMessage(path, target) : contractsMessage(path, target, one);
}

/** Nobody but an observer imports an observer: `contracts` as a whole is no free pass to its tests. */
function isObserved(target: string): boolean {
  return observers.some((room) => isWithin(target, room));
}

function webMessage(path: string, target: string, one: Import): string | null {
  if (isWithin(target, 'contracts')) {
    const atRunTime = !one.typeOnly && !isTest(path);
    return atRunTime && !isWithin(target, 'contracts/api')
      ? `web imports ${target} at run time: only contracts/api, anything else by import type`
      : null;
  }
  return boxMessage(path, target);
}

function boxMessage(path: string, target: string): string | null {
  const from = boxOf(path);
  const to = boxOf(target);
  if (from === null) return `${path} is in no folder of scripts/architecture/boxes.ts: add it to the table`;
  if (from === to || (to !== null && boxes[from]?.includes(to))) return null;
  return `${from} may not import ${target}`;
}

/** The box that a path is in: the innermost that contains it; null when none does. */
function boxOf(path: string): string | null {
  const around = Object.keys(boxes).filter((box) => isWithin(path, box));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The tables in contracts/api go to the browser, so they never load a schema. */
function contractsMessage(path: string, target: string, one: Import): string | null {
  const loadsSchema =
    isWithin(path, 'contracts/api') &&
    !isTest(path) &&
    isWithin(target, 'contracts/schemas') &&
    !one.typeOnly;
  return loadsSchema ? `contracts/api imports ${target} at run time: only by import type` : null;
}
