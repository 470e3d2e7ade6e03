/** The data of a demo that the presenter's bar shows. */
export interface DemoOutline {
  readonly title: string;
  /** Path of the product at which the demo starts. */
  readonly start: string;
  readonly steps: readonly {
    readonly do: string;
    readonly say: string;
    /** Name of the step's world change; null for none. */
    readonly change: string | null;
  }[];
}

/** The data for the presenter's script: JSON in the meta element with the name `presenter`. */
export interface PageData {
  /** Name of the world. */
  readonly world: string;
  /** Name of the demo in addresses; null without a demo. */
  readonly demoName: string | null;
  /** The demo; null without a demo, and for a demo that the server does not know. */
  readonly demo: DemoOutline | null;
  /** Number of the current step, from 1. */
  readonly step: number;
}

/** Name of the meta element with the data. */
export const pageDataName = 'presenter';
