import { deepStrictEqual } from 'node:assert';
import { WrongAnswer } from './load.ts';
import type { Call, Ready } from './servers/ready.ts';

/** Returns the body of Threshold's response to GET dashboard. The baseline servers send the same body. */
export async function dashboardOf(ready: Pick<Ready, 'port' | 'get'>): Promise<string> {
  return answerOf('The first server', ready.port, ready.get);
}

/**
 * Checks the responses of a server to `get` and `post`, so that no error page and no empty body is timed later.
 *
 * @throws {WrongAnswer} for an unexpected response
 */
export async function checkAnswers(name: string, ready: Ready, dashboard: string): Promise<void> {
  const shown: unknown = JSON.parse(await answerOf(name, ready.port, ready.get));
  try {
    deepStrictEqual(shown, JSON.parse(dashboard));
  } catch (error) {
    throw new WrongAnswer(`${name} responds with another dashboard`, { cause: error });
  }
  const created = JSON.parse(await answerOf(name, ready.port, ready.post)) as Record<string, unknown>;
  const loan = created[ready.loanIn];
  const isNamed = typeof loan === 'number' || (typeof loan === 'string' && loan !== '');
  if (!isNamed) throw new WrongAnswer(`${name} does not return the id of the new loan`);
}

async function answerOf(name: string, port: number, { method, path, headers, body }: Call): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.status !== 200 && answer.status !== 201) {
    throw new WrongAnswer(
      `${name} responds with ${answer.status} to ${method} ${path}: ${text.slice(0, 300)}`,
    );
  }
  return text;
}
