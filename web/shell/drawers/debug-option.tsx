import { BugOutlined } from '@ant-design/icons';
import { type RefObject, useRef, useState } from 'react';
import type { Account } from '../../../contracts/operations/loan.ts';
import { useConfiguration } from '../../session/configuration/api.ts';
import { useAppSelector } from '../../shared/store/store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useLayer } from '../../shared/ui/layers.ts';
import { pageWindow } from '../legacy-frames/popup.ts';
import { usePopup } from '../legacy-frames/use-popup.tsx';
import styles from './debug-option.module.css';

/** The bug icon, while the debug option shows, and the debug panel that the icon toggles. */
export function DebugOption({ account }: { readonly account: Account }) {
  const isShown = useAppSelector(({ ui }) => ui.isDebugShown);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayer(isShown && isOpen, () => setOpen(false), { element: panel });
  if (!isShown) return null;
  return (
    <>
      <IconButton label="Debug" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <BugOutlined aria-hidden />
      </IconButton>
      {isOpen ? <DebugPanel account={account} panel={panel} /> : null}
    </>
  );
}

interface DebugPanelProps {
  readonly account: Account;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Panel with the ids of the open loan, for support. */
function DebugPanel({ account, panel }: DebugPanelProps) {
  const { loanNumber, generalAccountId, masterAccountId, dealId, isLead } = account;
  const openPopup = usePopup();
  const { pageAddresses } = useConfiguration();
  const popup = pageWindow('LoanDebug', { accountId: generalAccountId }, pageAddresses);
  return (
    <section ref={panel} className={styles['panel']} aria-label="Debug">
      <dl className={styles['values']}>
        <dt>Loan number</dt>
        <dd translate="no">{loanNumber}</dd>
        <dt>Account id</dt>
        <dd translate="no">{generalAccountId}</dd>
        <dt>Master account id</dt>
        <dd translate="no">{masterAccountId}</dd>
        <dt>Deal id</dt>
        <dd translate="no">{dealId ?? ''}</dd>
      </dl>
      {isLead ? null : (
        <a
          className={styles['link']}
          href={popup.address}
          onClick={(event) => {
            event.preventDefault();
            openPopup(popup);
          }}
        >
          Debug this loan
        </a>
      )}
    </section>
  );
}
