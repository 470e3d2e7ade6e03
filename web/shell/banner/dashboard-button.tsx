import { BarChartOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { type PanelState, panelToggled } from '../panels/panel-slice.ts';
import styles from './banner.module.css';

/** Opens the dashboard of the user's work queue (S-2.3-25). */
export function DashboardButton() {
  const dispatch = useDispatch();
  const isOpen = useSelector(
    (state: { readonly panel: PanelState }) => state.panel.open === 'workQueueDashboard',
  );
  return (
    <Tooltip title="Work Queue Dashboard" placement="bottom">
      <button
        type="button"
        className={styles['icon']}
        aria-label="Work Queue Dashboard"
        aria-expanded={isOpen}
        onClick={() => dispatch(panelToggled('workQueueDashboard'))}
      >
        <BarChartOutlined aria-hidden />
      </button>
    </Tooltip>
  );
}
