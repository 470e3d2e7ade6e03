import type { TObject } from 'typebox';

/** How the tools reach the mock server: its origin, and the function that sends requests. */
export interface Connection {
  /** Scheme, host and port of the server. */
  readonly origin: string;
  /** Function that sends the requests; default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** A tool that an agent can call. */
export interface Tool {
  readonly name: string;
  /** Says what the tool does and what an agent must know to use it. */
  readonly description: string;
  readonly input: TObject;
  readonly isReadOnly: boolean;
  /** True if the tool deletes data. */
  readonly isDestructive: boolean;
  /**
   * Calls the tool. Returns its result for the agent, as JSON.
   *
   * @throws {Error} with a message for the agent: what is wrong and what to do
   */
  run(input: Readonly<Record<string, unknown>>, connection: Connection): Promise<unknown>;
}
