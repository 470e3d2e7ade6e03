/** One request that a load test repeats. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The line that a server under test prints when it listens. */
export interface Ready {
  readonly port: number;
  /** The request for one dashboard. */
  readonly get: Call;
  /** The request that creates one loan. */
  readonly post: Call;
}

/** Tells the parent process that the server listens. */
export function sayReady(ready: Ready): void {
  // The parent process has ended.
  process.stdin.on('end', () => process.exit()).resume();
  // Not console.log, which json-server turns off to be quiet.
  process.stdout.write(`ready: ${JSON.stringify(ready)}\n`);
}

/** Returns the dashboard that all servers respond with: the text of Threshold's response. */
export const givenDashboard = (): string => variable('BENCH_DASHBOARD');

/** Returns the folder for the files of a server, which the parent process removes. */
export const benchFolder = (): string => variable('BENCH_FOLDER');

function variable(name: string): string {
  const text = process.env[name];
  if (text === undefined) throw new Error(`${name} is not set`);
  return text;
}

/** The response to a create request, for servers that store no loans. */
export const createdAnswer = { status: 'success', errorMessage: null, newApplyId: 'A-1' };

/** Returns the requests for a server that checks nothing but the path. */
export const plainCalls = (loan: unknown): Pick<Ready, 'get' | 'post'> => ({
  get: { method: 'GET', path: '/api/loans/123401/dashboard', headers: {} },
  post: { method: 'POST', path: '/api/loans', headers: {}, body: JSON.stringify(loan) },
});
