/** One request that a load test repeats. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The message that a server under test sends when it listens. */
export interface Ready {
  readonly port: number;
  /** The request for one dashboard. */
  readonly get: Call;
  /** The request that creates one loan. */
  readonly post: Call;
  /** The field of the response to `post` with the id of the new loan. */
  readonly loanIn: string;
}

/** The message that requests the CPU time of a server under test. The response is a number of microseconds. */
export const cpuQuestion = 'cpu';

/** Tells the parent process that the server listens, and responds to its requests for the CPU time. */
export function sayReady(ready: Ready): void {
  process.on('message', (question) => {
    if (question !== cpuQuestion) return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit());
  process.send?.(ready);
}

/** Returns the dashboard that all servers respond with: the text of Threshold's response. */
export function givenDashboard(): string {
  const text = process.env['BENCH_DASHBOARD'];
  if (text === undefined) throw new Error('BENCH_DASHBOARD is not set');
  return text;
}

/** The response to a create request, for servers that store no loans. */
export const createdAnswer = { status: 'success', errorMessage: null, newApplyId: 'A-1' };

/** Returns the requests for a server that checks nothing but the path. */
export const plainCalls = (loan: unknown): Pick<Ready, 'get' | 'post' | 'loanIn'> => ({
  get: { method: 'GET', path: '/api/loans/123401/dashboard', headers: {} },
  post: { method: 'POST', path: '/api/loans', headers: {}, body: JSON.stringify(loan) },
  loanIn: 'newApplyId',
});
