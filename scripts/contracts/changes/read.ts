import { commitNamed, textAt, textOf } from '../../shared/source-files.ts';
import { readRelease } from '../../proof/trace/read.ts';
import type { Snapshot } from '../../proof/trace/snapshots.ts';
import type { ContractDocument } from './document.ts';

const file = 'contracts/openapi.json';

/** Reads the present contract. */
export const presentContract = (): ContractDocument => JSON.parse(textOf(file)) as ContractDocument;

/** Returns the contract of a commit; null if git does not have it. */
export function contractAt(commit: string): ContractDocument | null {
  const text = textAt(commit, file);
  return text === null ? null : (JSON.parse(text) as ContractDocument);
}

/** Returns the commit that a release was made from. The origin of its snapshot is `commit of day`. */
const commitOfRelease = ({ origin }: Pick<Snapshot, 'origin'>): string => origin.split(' ')[0] ?? '';

/** Returns the contract of a release; null if git does not have its commit. */
export const contractOfRelease = (release: Snapshot): ContractDocument | null =>
  contractAt(commitOfRelease(release));

/** Returns the contract of the last release, by its version, or of a commit; null if there is none. */
export function contractNamed(
  base: string,
): { readonly name: string; readonly commit: string; readonly contract: ContractDocument } | null {
  const release = readRelease();
  const commit = commitNamed(base === release.name ? commitOfRelease(release) : base);
  const contract = commit && contractAt(commit.hash);
  return commit && contract
    ? { name: `${base}, ${commit.hash} of ${commit.day}`, commit: commit.hash, contract }
    : null;
}
