import { useState } from 'react';
import { isRecord } from '../shared/parse.ts';
import { LossQuestion } from '../shared/ui/loss-question.tsx';
import { unsavedEntries, unsavedPages } from './unsaved-entries.ts';
import type { Elements } from '../shared/ui/elements.ts';

const words = {
  logout: { title: 'Log out and discard changes?', stay: 'Stay signed in', leave: 'Log out' },
  switch: {
    title: 'Switch profiles and discard changes?',
    stay: 'Keep this profile',
    leave: 'Switch profiles',
  },
} as const;

/** Names of the actions that end the session in every tab of this browser. */
type WorkEnd = keyof typeof words;

/** Router state of a navigation that the user has already confirmed, so that the question is not repeated. */
export const confirmedEnd = { isEndConfirmed: true } as const;

export const isConfirmedEnd = (state: unknown): boolean =>
  isRecord(state) && state['isEndConfirmed'] === true;

interface Asked {
  readonly end: WorkEnd;
  readonly text: string;
  readonly go: () => void;
  readonly stay: () => void;
}

/** Asks for confirmation before a logout or profile switch discards unsaved entries of this or another tab. */
export function useEndQuestion(): {
  /** Asks, then calls `go` or `stay` according to the choice. Without unsaved entries, calls `go` at once. */
  ask(end: WorkEnd, go: () => void, stay?: () => void): Promise<void>;
  readonly question: Elements;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return {
    ask: async (end, go, stay = () => undefined) => {
      const isHere = unsavedPages().length > 0;
      const isElsewhere = await unsavedEntries.areElsewhere();
      if (!isHere && !isElsewhere) return go();
      setAsked({ end, text: lossText(isHere, isElsewhere), go, stay });
      setOpen(true);
    },
    question: asked ? (
      <LossQuestion
        {...words[asked.end]}
        isOpen={isOpen}
        onStay={answer(asked.stay)}
        onLeave={answer(() => {
          unsavedEntries.release();
          asked.go();
        })}
      >
        {asked.text}
      </LossQuestion>
    ) : null,
  };
}

function lossText(isHere: boolean, isElsewhere: boolean): string {
  if (!isElsewhere) return 'Your entries will be lost.';
  return isHere
    ? 'Your entries here and in another tab will be lost.'
    : 'Another tab has unsaved entries. They will be lost.';
}
