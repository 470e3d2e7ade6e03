import type { TObject } from 'typebox';

/** The server that the tools drive. */
export interface Connection {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Sends the requests; the global `fetch` without it. */
  readonly fetch?: typeof fetch;
}

/** Something that an agent can do. */
export interface Tool {
  readonly name: string;
  /** Says what the tool does and what an agent must know to use it. */
  readonly description: string;
  readonly input: TObject;
  readonly isReadOnly: boolean;
  /** True when something is lost for good. */
  readonly isDestructive: boolean;
  /**
   * Returns what the agent is told, as JSON.
   *
   * @throws {Error} with a message for the agent: what is wrong and what to do
   */
  run(input: Readonly<Record<string, unknown>>, connection: Connection): Promise<unknown>;
}
