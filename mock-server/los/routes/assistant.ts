import type { FastifyInstance } from 'fastify';
import { asksToFail, replyTo, thinkingTime } from '../assistant/scripts.ts';
import { problem } from '../../platform/http/problems.ts';
import { loanFactsOf } from '../menus/loan-facts.ts';
import { officeDay } from '../seeds/business-days.ts';
import { serve } from '../../platform/serve.ts';

/** Serves the assistant. It answers from scripts and not from a model, so that a prompt always gets the same answer. */
export function assistantRoutes(app: FastifyInstance): void {
  serve(app, 'requestAssistant', async ({ store, world, body, objectId, request }) => {
    if (asksToFail(body.prompt)) throw problem('fault-injected', 'The prompt asked the assistant to fail.');
    const delayMilliseconds = thinkingTime(body.prompt);
    // The delay is implemented as a fault of the request. An injected fault takes precedence.
    if (delayMilliseconds > 0)
      request.fault ??= { operation: 'requestAssistant', kind: 'delay', delayMilliseconds };
    const loanId = await store.sessions.selectedLoan(objectId);
    const loan = loanId === null ? null : await loanFactsOf(store, loanId, world.now());
    const today = officeDay(world.now());
    const [loans, leads] = [
      await store.loans.page({ kind: 'loan', today }),
      await store.loans.page({ kind: 'lead', today }),
    ];
    const { output, citations } = replyTo(body.prompt, { loan, pipeline: { loans, leads } });
    const trackingId = await store.assistant.add(objectId);
    return { output, citations: [...citations], troubleshooting: { trackingId } };
  });

  serve(app, 'reactToAnswer', async ({ store, body, objectId }) => {
    const { trackingId, reaction } = body;
    if (!(await store.assistant.react(objectId, trackingId, reaction))) {
      throw problem('answer-not-found', 'You have no answer of the assistant with this tracking id.');
    }
    return null;
  });
}
