import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, textOf } from '../shared/source-files.ts';

const folder = 'contracts/pacts';

/** Pact files by their path from the root. */
export type Pacts = ReadonlyMap<string, string>;

/** Takes the pact files away, because Pact adds to a file and never removes what is gone, and gives back what they held. */
export function takePacts(): Pacts {
  const pacts = readPacts();
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  return pacts;
}

/**
 * Writes the new pact files in one form, whichever test came first, and compares them with the ones before.
 * @returns one line for each difference
 */
export function comparePacts(before: Pacts): string[] {
  const written = readPacts();
  for (const [file, text] of written) writeFileSync(join(root, file), inOneForm(text));
  const findings = pactFindings(before, readPacts());
  // Tests that wrote nothing say nothing about the pact: what was there stays.
  if (written.size === 0) restorePacts(before);
  return findings;
}

/** Writes the pact files as they were: some of the tests write a part of the pact only. */
export function restorePacts(pacts: Pacts): void {
  for (const [file, text] of pacts) writeFileSync(join(root, file), text);
}

/** What is wrong with the pact files after the consumer tests, compared with the ones before. */
export function pactFindings(before: Pacts, after: Pacts): string[] {
  if (after.size === 0) return [`${folder} is empty: the consumer tests wrote no pact`];
  const changed = [...after].flatMap(([file, text]) => {
    if (interactionsOf(text).length === 0) return [`${file} holds no interaction`];
    return before.get(file) === text
      ? []
      : [`${file} was not up to date and is now, as after npm run generate: read what changed and commit it`];
  });
  const gone = [...before.keys()]
    .filter((file) => !after.has(file))
    .map((file) => `${file} is written by no test`);
  return [...changed, ...gone];
}

/** A pact with its interactions in the order of what they describe. */
export function inOneForm(text: string): string {
  const pact = JSON.parse(text) as { interactions?: unknown[] };
  const interactions = interactionsOf(text).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`;
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
