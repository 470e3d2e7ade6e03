/** Lists of the create screen whose answers wait on their way. They go by the field that they fill. */
export interface LateListActions {
  holdUp(field: string): Promise<void>;
  letPass(field: string): Promise<void>;
  /** All that waits arrives, and has been read. */
  release(): Promise<void>;
}
