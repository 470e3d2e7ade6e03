/** One file of the project, with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One breach of the architecture rules. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Returns the imported path from the root; null for an import of a package. */
export function targetOf(importer: string, from: string): string | null {
  if (!from.startsWith('.')) return null;
  const parts = importer.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Returns true for a test and for helpers of tests. */
export function isTestCode(path: string): boolean {
  return /(?:\.test|-testing)\.tsx?$|^mock-server\/test\//.test(path);
}
