/** One file of the project, with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One breach of the rules of the lint command. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Formats a finding as `file:line message`. */
export const lineOf = ({ path, line, message }: Finding): string => `${path}:${line} ${message}`;
