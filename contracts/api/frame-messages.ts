/**
 * What a framed legacy page may say to the SPA (L-2.6-02, S-4.1-32): one flat object with a `type` and a few texts.
 * The reader below is the schema; it needs no library, so that every page can afford the check.
 */
export type FrameMessage =
  /** Go to a route of the SPA. Opening a loan is a navigation to its dashboard. */
  | { readonly type: 'navigate'; readonly route: string }
  /** The page asks to close the panel that it is shown in. */
  | { readonly type: 'closePanel'; readonly panel: PanelName }
  /** The page ended its session. */
  | { readonly type: 'logout' }
  /** A pipeline has finished its reset; Create Loan may be used again (S-4.2-31). */
  | { readonly type: 'pipelineReset' };

export const panelNames = [
  'workQueueDashboard',
  'applicationCriteria',
  'complianceAlerts',
  'loanSummary',
] as const;
export type PanelName = (typeof panelNames)[number];

const longestRoute = 2_000;

const readers: {
  readonly [Type in FrameMessage['type']]: (data: Readonly<Record<string, unknown>>) => FrameMessage | null;
} = {
  navigate: ({ route }) =>
    typeof route === 'string' && route.length > 0 && route.length <= longestRoute
      ? { type: 'navigate', route }
      : null,
  closePanel: ({ panel }) => {
    const known = panelNames.find((name) => name === panel);
    return known ? { type: 'closePanel', panel: known } : null;
  },
  logout: () => ({ type: 'logout' }),
  pipelineReset: () => ({ type: 'pipelineReset' }),
};

const fieldCounts: Readonly<Record<FrameMessage['type'], number>> = {
  navigate: 2,
  closePanel: 2,
  logout: 1,
  pipelineReset: 1,
};

/** Reads what arrived as a message; null for anything that is not exactly one of the messages above. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const record = data as Readonly<Record<string, unknown>>;
  const type = record['type'];
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) return null;
  const known = type as FrameMessage['type'];
  if (Object.keys(record).length !== fieldCounts[known]) return null;
  return readers[known](record);
}
