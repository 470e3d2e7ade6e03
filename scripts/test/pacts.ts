import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, textOf } from '../shared/source-files.ts';

const folder = 'contracts/pacts';

/** Texts of pact files, by path from the root. */
type Pacts = ReadonlyMap<string, string>;

/** Removes the pact files and returns their texts. Pact only adds interactions to a file and never removes old ones. */
export function takePacts(): Pacts {
  const pacts = readPacts();
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  return pacts;
}

/**
 * Sorts the interactions in the new pact files, which tests write in any order. Compares the new files with the old.
 * @returns one line for each difference
 */
export function comparePacts(before: Pacts): string[] {
  const written = readPacts();
  for (const [file, text] of written) writeFileSync(join(root, file), inOneForm(text));
  const findings = pactFindings(before, readPacts());
  // Without new files the tests have failed, so the old ones are restored.
  if (written.size === 0) restorePacts(before);
  return findings;
}

/** Restores the old pact files after a run of some tests, which writes only a part of the pact. */
export function restorePacts(pacts: Pacts): void {
  for (const [file, text] of pacts) writeFileSync(join(root, file), text);
}

/** Returns the differences between the pact files before and after the consumer tests, one line each. */
export function pactFindings(before: Pacts, after: Pacts): string[] {
  if (after.size === 0) return [`${folder} is empty: the consumer tests wrote no pact`];
  const changed = [...after].flatMap(([file, text]) => {
    if (interactionsOf(text).length === 0) return [`${file} has no interaction`];
    return before.get(file) === text
      ? []
      : [`${file} was out of date and has been generated again: read what changed and commit it`];
  });
  const gone = [...before.keys()]
    .filter((file) => !after.has(file))
    .map((file) => `${file} is written by no test`);
  return [...changed, ...gone];
}

/**
 * Returns the text of a pact with sorted interactions. Like Pact, adds no line break at the end, so that a run of a
 * single test file does not change the pact file.
 */
export function inOneForm(text: string): string {
  const pact = JSON.parse(text) as { interactions?: unknown[] };
  const interactions = interactionsOf(text).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return JSON.stringify({ ...pact, interactions }, null, 2);
}

interface Interaction {
  readonly description?: string;
  readonly providerStates?: unknown;
}

function interactionsOf(text: string): readonly Interaction[] {
  return (JSON.parse(text) as { interactions?: Interaction[] }).interactions ?? [];
}

function keyOf({ description, providerStates }: Interaction): string {
  return `${description} ${JSON.stringify(providerStates)}`;
}

function readPacts(): Pacts {
  const files = filesUnder([folder]).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, textOf(file)]));
}
