import { type LegacyPageName, legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';

interface SelectionFrameProps {
  readonly generalAccountId: number;
  /** The work-queue task that the loan is open for; null if there is none. */
  readonly taskId: number | null;
}

/** Hidden frame that selects the loan, or its task, in the legacy application. */
export function SelectionFrame({ generalAccountId, taskId }: SelectionFrameProps) {
  const name: LegacyPageName = taskId === null ? 'SelectLoan' : 'SelectQueueTask';
  const address = legacyAddress(name, { accountId: generalAccountId, taskId: taskId ?? undefined });
  return (
    <iframe
      className="visually-hidden"
      title={legacyPages[name].title}
      src={address}
      aria-hidden
      tabIndex={-1}
    />
  );
}
