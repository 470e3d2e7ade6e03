/** Something to attach to a scenario that failed. */
export interface Evidence {
  readonly content: string | Buffer;
  readonly mediaType: string;
}
