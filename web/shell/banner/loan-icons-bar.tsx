import { AlertOutlined, FileAddOutlined, FileTextOutlined, ProfileOutlined } from '@ant-design/icons';
import { type ReactNode, useMemo } from 'react';
import type { PanelName } from '../../../contracts/api/frame-messages.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { usePopup } from '../../windows/use-popup.tsx';
import { shellApi } from '../menu/api.ts';
import styles from './banner.module.css';
import { type LoanIconName, loanIconsOf, factsFromIcons, type LoanFacts } from './loan-icons.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelToggled, selectLoanUpdate } from '../../shared/store/ui-slice.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { pageWindow } from '../../windows/popup.ts';

/**
 * Icons of the open loan (S-2.3-13, S-2.3-14, S-2.3-15, S-2.3-16). Hidden until the menu of the loan or an event has
 * arrived.
 */
export function LoanIcons({ account, user }: { readonly account: Account; readonly user: User }) {
  const { generalAccountId } = account;
  const facts = useLoanFacts(generalAccountId);
  const openPanel = useAppSelector(({ ui }) => ui.panel);
  const dispatch = useAppDispatch();
  const openPopup = usePopup();
  if (!facts) return null;
  const openNotes = (page: 'ViewNotes' | 'AddNote') =>
    openPopup(pageWindow(page, { accountId: generalAccountId }));
  const actions: Readonly<Record<LoanIconName, () => void>> = {
    'application-criteria': () => dispatch(panelToggled('applicationCriteria')),
    'compliance-alerts': () => dispatch(panelToggled('complianceAlerts')),
    'view-notes': () => openNotes('ViewNotes'),
    'add-note': () => openNotes('AddNote'),
  };
  return (
    <div className={styles['icons']} role="group" aria-label="Loan">
      {loanIconsOf(facts, user).map(({ name, label, badge, isDisabled }) => (
        <IconButton
          key={name}
          label={label}
          size="large"
          hasTooltip
          aria-expanded={panels[name] === undefined ? undefined : panels[name] === openPanel}
          disabled={isDisabled}
          onClick={actions[name]}
        >
          {pictures[name]}
          {badge ? (
            <span className={styles['badge']} data-tone={badge.tone} aria-hidden="true">
              {badge.text}
            </span>
          ) : null}
        </IconButton>
      ))}
    </div>
  );
}

const panels: { readonly [Name in LoanIconName]?: PanelName } = {
  'application-criteria': 'applicationCriteria',
  'compliance-alerts': 'complianceAlerts',
};

const pictures: Readonly<Record<LoanIconName, ReactNode>> = {
  'application-criteria': <ProfileOutlined aria-hidden />,
  'view-notes': <FileTextOutlined aria-hidden />,
  'add-note': <FileAddOutlined aria-hidden />,
  'compliance-alerts': <AlertOutlined aria-hidden />,
};

/**
 * Returns the banner data of a loan: from the newest event, else from the icons of its menu; null without either. The
 * drawer loads the menu. A request of its own here would repeat a failed one.
 */
function useLoanFacts(generalAccountId: number): LoanFacts | null {
  const update = useAppSelector((state) => selectLoanUpdate(state, generalAccountId));
  const { currentData } = shellApi.endpoints.getLoanMenu.useQueryState(generalAccountId);
  const icons = currentData?.pageIcons;
  return useMemo(() => update ?? (icons ? factsFromIcons(icons) : null), [update, icons]);
}
