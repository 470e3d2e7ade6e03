import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mockDocument } from '../../../contracts/openapi/documents.ts';
import { filesAt, root } from '../../shared/source-files.ts';
import type { ContractDocument } from './document.ts';

/** Returns the present contract of the control API. */
export const presentControlContract = (): ContractDocument => plain(mockDocument());

/**
 * Returns the contract of the control API at a commit; null if the commit has no such document. The document is not
 * committed, so the sources of the commit compute it.
 */
export async function controlContractAt(commit: string): Promise<ContractDocument | null> {
  const module = 'contracts/openapi/documents.ts';
  const sources = filesAt(commit, (file) =>
    /^contracts\/(?!consumer\/|provider\/).*(?<!\.test)\.ts$/.test(file),
  );
  if (!sources.has(module)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'threshold-contract-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [file, text] of sources) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const earlier = (await import(pathToFileURL(join(folder, module)).href)) as Partial<Documents>;
    return earlier.mockDocument ? plain(earlier.mockDocument()) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Documents {
  readonly mockDocument: typeof mockDocument;
}

const plain = (document: object): ContractDocument =>
  JSON.parse(JSON.stringify(document)) as ContractDocument;
