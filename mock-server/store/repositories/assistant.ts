import { WorldRepository } from './repository.ts';
import type { Reaction } from './world-document.ts';

/** Maximum number of answers of a world that are kept. */
const mostAnswers = 500;

/** The answers of the assistant, and the reactions of users to them. */
export class AssistantAnswers extends WorldRepository {
  /** Adds an answer to a user and returns its tracking id. */
  async add(objectId: string): Promise<string> {
    const number = await this.change((draft) => {
      const { answers } = draft.document;
      const next = (answers.at(-1)?.number ?? 0) + 1;
      draft.set({ answers: [...answers, { number: next, objectId, reaction: null }].slice(-mostAnswers) });
      return next;
    });
    return `answer-${String(number ?? 0).padStart(6, '0')}`;
  }

  /** Stores the latest reaction to an answer. Returns false if the user did not get this answer. */
  async react(objectId: string, trackingId: string, reaction: Reaction): Promise<boolean> {
    const isKnown = await this.change((draft) => {
      const { answers } = draft.document;
      const index = answers.findIndex(({ number }) => number === numberOf(trackingId));
      const answer = answers[index];
      if (answer?.objectId !== objectId) return false;
      draft.set({ answers: answers.with(index, { ...answer, reaction }) });
      return true;
    });
    return isKnown ?? false;
  }

  /** Returns the reaction to an answer; null for an answer without a reaction. */
  async reaction(trackingId: string): Promise<Reaction | null> {
    const answers = (await this.world())?.document.answers ?? [];
    return answers.find(({ number }) => number === numberOf(trackingId))?.reaction ?? null;
  }
}

/** Returns the number in a tracking id; 0, which no answer has, for an invalid one. */
const numberOf = (trackingId: string): number => Number(/^answer-(\d{6,9})$/.exec(trackingId)?.[1] ?? 0);
