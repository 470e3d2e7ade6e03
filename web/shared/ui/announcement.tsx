import { useState } from 'react';
import { useAfterPause } from './use-after-pause.ts';

/** Announces a text to screen readers when it has changed and typing pauses. It is not visible. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useAfterPause(text, () => say(text));
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
