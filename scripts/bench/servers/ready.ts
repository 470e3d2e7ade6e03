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
}

/** Tells the benchmark that started this process. */
export const sayReady = (ready: Ready): void => void process.send?.(ready);

/** The dashboard that every server answers: the very text that ours does. */
export function givenDashboard(): string {
  const text = process.env['BENCH_DASHBOARD'];
  if (text === undefined) throw new Error('BENCH_DASHBOARD is not set');
  return text;
}

/** The calls of a server that asks for nothing but the right path. */
export const plainCalls = (loan: unknown): Pick<Ready, 'get' | 'post'> => ({
  get: { method: 'GET', path: '/api/loans/123401/dashboard', headers: {} },
  post: { method: 'POST', path: '/api/loans', headers: {}, body: JSON.stringify(loan) },
});
