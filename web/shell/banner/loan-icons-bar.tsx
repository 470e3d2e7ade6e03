import { AlertOutlined, FileAddOutlined, FileTextOutlined, ProfileOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import type { PanelName } from '../../../contracts/frame-messages.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelToggled, selectLoanUpdate } from '../../shared/store/ui-slice.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { pageWindow } from '../legacy-frames/popup.ts';
import { usePopup } from '../legacy-frames/use-popup.tsx';
import { shellApi } from '../menu/api.ts';
import styles from './banner.module.css';
import { factsFromIcons, type LoanFacts, type LoanIconName, loanIconsOf } from './loan-icons.ts';
import type { Elements } from '../../shared/ui/elements.ts';

/** Icons of the open loan. Hidden until the menu of the loan or an event has arrived. */
export function LoanIcons({ account, user }: { readonly account: Account; readonly user: User }) {
  const { generalAccountId } = account;
  const facts = useLoanFacts(generalAccountId);
  const openPanel = useAppSelector(({ ui }) => ui.panel);
  const dispatch = useAppDispatch();
  const openPopup = usePopup();
  if (!facts) return null;
  const open = (icon: Icon) =>
    'panel' in icon
      ? dispatch(panelToggled(icon.panel))
      : openPopup(pageWindow(icon.page, { accountId: generalAccountId }));
  return (
    <div className={styles['icons']} role="group" aria-label="Loan">
      {loanIconsOf(facts, user).map(({ name, label, badge, isDisabled }) => {
        const icon = icons[name];
        return (
          <IconButton
            key={name}
            label={label}
            size="large"
            hasTooltip
            aria-expanded={'panel' in icon ? icon.panel === openPanel : undefined}
            disabled={isDisabled}
            onClick={() => open(icon)}
          >
            {icon.picture}
            {badge ? (
              <span className={styles['badge']} data-tone={badge.tone} aria-hidden="true">
                {badge.text}
              </span>
            ) : null}
          </IconButton>
        );
      })}
    </div>
  );
}

/** The picture of an icon, and the panel or the window that the icon opens. */
type Icon = { readonly picture: Elements } & (
  | { readonly panel: PanelName }
  | { readonly page: 'ViewNotes' | 'AddNote' }
);

const icons: Readonly<Record<LoanIconName, Icon>> = {
  'application-criteria': { picture: <ProfileOutlined aria-hidden />, panel: 'applicationCriteria' },
  'view-notes': { picture: <FileTextOutlined aria-hidden />, page: 'ViewNotes' },
  'add-note': { picture: <FileAddOutlined aria-hidden />, page: 'AddNote' },
  'compliance-alerts': { picture: <AlertOutlined aria-hidden />, panel: 'complianceAlerts' },
};

/**
 * Returns the banner data of a loan: from the newest event, else from the icons of its menu; null without either. The
 * drawer loads the menu. A request of its own here would repeat a failed one.
 */
function useLoanFacts(generalAccountId: number): LoanFacts | null {
  const update = useAppSelector((state) => selectLoanUpdate(state, generalAccountId));
  const { currentData } = shellApi.endpoints.getLoanMenu.useQueryState(generalAccountId);
  const pageIcons = currentData?.pageIcons;
  return useMemo(() => update ?? (pageIcons ? factsFromIcons(pageIcons) : null), [update, pageIcons]);
}
