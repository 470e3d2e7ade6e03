/** What the presenter's bar shows of a demo. */
export interface DemoOutline {
  readonly title: string;
  /** Path of the product at which the demo starts. */
  readonly start: string;
  readonly steps: readonly {
    readonly do: string;
    readonly say: string;
    /** Name of the change of the world that the step asks for; null for none. */
    readonly change: string | null;
  }[];
}

/** What the page tells the presenter's script, as JSON in the meta element with the name `presenter`. */
export interface PageData {
  /** Name of the world. */
  readonly world: string;
  /** Name of the demo in addresses; null without a demo. */
  readonly demoName: string | null;
  /** The demo; null without a demo, and for one that the server does not have. */
  readonly demo: DemoOutline | null;
  /** Number of the current step, from 1. */
  readonly step: number;
}

/** Name of the meta element with the data. */
export const pageDataName = 'presenter';
