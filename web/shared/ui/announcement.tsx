import { useState } from 'react';
import { useAfterPause } from './use-after-pause.ts';

/** Announces a changed text to screen readers when typing pauses. Not visible on the screen. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useAfterPause(text, () => say(text));
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
