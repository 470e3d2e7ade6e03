import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AssistantState } from '../shell/assistant-slice.ts';

const AssistantDrawer = lazy(() => import('../assistant/drawer/assistant-drawer.tsx'));

/** Where the assistant's drawer stands once it has been asked for; until then nothing of it is downloaded. */
export function AssistantPlace() {
  const isOpen = useSelector((state: { readonly assistant: AssistantState }) => state.assistant.isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <AssistantDrawer />
    </Suspense>
  ) : null;
}
