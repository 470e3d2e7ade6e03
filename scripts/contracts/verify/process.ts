import { NoStates, Unreachable } from '../../../contracts/provider/provider-client.ts';
import { verify } from '../../../contracts/provider/verification.ts';
import type { Report, Verification } from './quiet.ts';

// Child process that verifies pacts once and sends the result to its parent. Its output is ignored.

process.once('message', (order) => {
  void reportOn(order as Verification).then((report) => {
    process.send?.(report, () => process.exit(0));
  });
});

async function reportOn({ only, ...order }: Verification): Promise<Report> {
  try {
    const isChosen = ({ description }: { readonly description: string }) =>
      only.length === 0 || only.some((name) => description.startsWith(`${name}: `));
    return { verdicts: await verify({ ...order, isChosen }) };
  } catch (error) {
    if (error instanceof NoStates || error instanceof Unreachable) return { advice: error.message };
    throw error;
  }
}
