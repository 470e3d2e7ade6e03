/** One request that a load test repeats. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server under test says once it listens. */
export interface Ready {
  readonly port: number;
  /** Reads one dashboard. */
  readonly get: Call;
  /** Creates one loan. */
  readonly post: Call;
  /** The field of the answer to `post` that names the new loan. */
  readonly loanIn: string;
}

/** The message that asks a server under test for the CPU time it has used; it answers a number of microseconds. */
export const cpuQuestion = 'cpu';

/** Tells the benchmark that started this process, and answers its questions from then on. */
export function sayReady(ready: Ready): void {
  process.on('message', (question) => {
    if (question !== cpuQuestion) return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
  process.send?.(ready);
}

/** The dashboard that every server answers: the very text that ours does. */
export function givenDashboard(): string {
  const text = process.env['BENCH_DASHBOARD'];
  if (text === undefined) throw new Error('BENCH_DASHBOARD is not set');
  return text;
}

/** What a server answers that keeps no loans. */
export const createdAnswer = { status: 'success', errorMessage: null, newApplyId: 'A-1' };

/** The calls of a server that asks for nothing but the right path. */
export const plainCalls = (loan: unknown): Pick<Ready, 'get' | 'post' | 'loanIn'> => ({
  get: { method: 'GET', path: '/api/loans/123401/dashboard', headers: {} },
  post: { method: 'POST', path: '/api/loans', headers: {}, body: JSON.stringify(loan) },
  loanIn: 'newApplyId',
});
