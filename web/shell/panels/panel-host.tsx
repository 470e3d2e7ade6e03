import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import type { PanelName } from '../../../contracts/frame-messages.ts';
import { type LegacyPageName, legacyAddress, legacyPages, type Size } from '../../../contracts/api/legacy.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { useAccount } from '../../session/account.ts';
import { useKnownUser } from '../../session/session-context.ts';
import { constants } from '../../shared/constants.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelClosed } from '../../shared/store/ui-slice.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useLayer } from '../../shared/ui/layers.ts';
import { EmbeddedPage } from '../legacy-frames/embedded-page.tsx';
import styles from './panel.module.css';

export function PanelHost() {
  const name = useAppSelector(({ ui }) => ui.panel);
  const user = useKnownUser();
  const account = useAccount();
  const view = name !== null && user ? panelViewOf(name, user, account) : null;
  return view ? <FramedPanel key={view.address} view={view} /> : null;
}

/**
 * A legacy page in a panel of its documented size, or as large as the window allows. The panel takes the focus and
 * gives it back on closing. Escape, the close button and a message of the page close the panel. Its page, into which
 * nothing can be entered, is loaded again when the open loan changes.
 */
function FramedPanel({ view }: { readonly view: PanelView }) {
  const { name, title, address, size } = view;
  const panel = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const close = () => void dispatch(panelClosed(name));
  const changes = useChanges();

  useLayer(true, close, { element: panel });
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={title}
      className={styles['panel']}
      style={{ width: size.width, height: size.height }}
    >
      <div className={styles['head']}>
        <span className={styles['title']}>{title}</span>
        <IconButton ref={closer} label={`Close ${title}`} onClick={close}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </div>
      <EmbeddedPage
        key={changes}
        title={title}
        address={address}
        onMessage={(message) => {
          if (message.type === 'closePanel') dispatch(panelClosed(message.panel));
          if (message.type === 'navigate') close();
        }}
      />
    </section>
  );
}

/** Returns the number of changes of the open loan since the panel opened. */
function useChanges(): number {
  const update = useAppSelector(({ ui }) => ui.loanUpdate);
  const [known, setKnown] = useState({ update, changes: 0 });
  if (known.update !== update) setKnown({ update, changes: known.changes + 1 });
  return known.changes;
}

interface PanelView {
  readonly name: PanelName;
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
  /** In CSS pixels. */
  readonly size: Size;
}

/** Returns the panel of this name for the user and the open loan; null for a panel of a loan while no loan is open. */
function panelViewOf(name: PanelName, user: User, account: Account | null): PanelView | null {
  if (name === 'workQueueDashboard') {
    const { title } = legacyPages.TaskQueueDashboard;
    return {
      name,
      title,
      address: legacyAddress('TaskQueueDashboard'),
      size: hasTasks(user) ? constants.taskQueueDashboardPanel : constants.documentQueueDashboardPanel,
    };
  }
  if (!account) return null;
  const { page, size } = loanPanels[name];
  const address = legacyAddress(page, { accountId: account.generalAccountId });
  return { name, title: legacyPages[page].title, address, size };
}

const loanPanels: Readonly<
  Record<Exclude<PanelName, 'workQueueDashboard'>, { readonly page: LegacyPageName; readonly size: Size }>
> = {
  applicationCriteria: { page: 'ApplicationCriteria', size: constants.criteriaPanel },
  complianceAlerts: { page: 'ComplianceAlerts', size: constants.compliancePanel },
  loanSummary: { page: 'LoanSummary', size: constants.loanSummaryPanel },
};

/** Returns true for users who work on tasks. They get the task-queue dashboard, others the document-queue dashboard. */
const hasTasks = ({ workQueueType }: User): boolean =>
  workQueueType === 'LoanOpener' || workQueueType === 'Processor';
