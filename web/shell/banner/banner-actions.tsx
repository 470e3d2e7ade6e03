import { BarChartOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';
import styles from './banner.module.css';
import { CreateButtons } from './create-buttons.tsx';
import { LoanIcons } from './loan-icons-bar.tsx';
import type { Place } from './place.ts';
import { QuickSearchBox } from './quick-search-box.tsx';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelToggled } from '../../shared/store/ui-slice.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { isQueuePage } from '../../shared/routes/pipelines.ts';

interface BannerActionsProps {
  readonly place: Place;
  readonly user: User;
  readonly isResetting: boolean;
}

/** The right side of the banner: the actions of this kind of page, then the general actions (S-2.3-13 to S-2.3-20). */
export function BannerActions({ place, user, isResetting }: BannerActionsProps) {
  const navigate = useNavigate();
  const page = place.kind === 'pipeline' ? place.page : null;
  return (
    <div className={styles['actions']}>
      {place.kind === 'loan' ? (
        <LoanIcons key={place.account.generalAccountId} account={place.account} user={user} />
      ) : null}
      {page !== null && isQueuePage(page) && user.hasWorkQueueDashboard ? <DashboardButton /> : null}
      {page === 'loan-pipeline' ? <QuickSearchBox /> : null}
      <Button icon={<SearchOutlined aria-hidden />} onClick={() => void navigate(paths.legacyPage('search'))}>
        Search
      </Button>
      {place.kind === 'creation' ? null : (
        <CreateButtons user={user} isWaiting={page === 'loan-pipeline' && isResetting} />
      )}
    </div>
  );
}

/** Button that opens the dashboard of the user's work queue (S-2.3-25). */
function DashboardButton() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ ui }) => ui.panel === 'workQueueDashboard');
  return (
    <IconButton
      label="Work Queue Dashboard"
      size="large"
      hasTooltip
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('workQueueDashboard'))}
    >
      <BarChartOutlined aria-hidden />
    </IconButton>
  );
}
