import { NoStates, Unreachable } from '../../../contracts/provider/provider-client.ts';
import { verify } from '../../../contracts/provider/verification.ts';
import type { VerifyOrder } from './arguments.ts';
import type { Report } from './quiet.ts';

// Child process that verifies the pact once and sends the result to its parent. Its output is ignored.

process.once('message', (order) => {
  void reportOn(order as VerifyOrder).then((report) => {
    process.send?.(report, () => process.exit(0));
  });
});

async function reportOn({ provider, states, only }: VerifyOrder): Promise<Report> {
  try {
    const isChosen = ({ description }: { readonly description: string }) =>
      only.length === 0 || only.some((name) => description.startsWith(`${name}: `));
    return { verdicts: await verify({ provider, states, isChosen }) };
  } catch (error) {
    if (error instanceof NoStates || error instanceof Unreachable) return { advice: error.message };
    throw error;
  }
}
