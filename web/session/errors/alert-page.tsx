import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage } from '../../shared/storage.ts';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import { type AlertType, forgetAlert, noAlert, readAlert } from './alert.ts';
import styles from './alert-page.module.css';
import type { Elements } from '../../shared/ui/elements.ts';

/**
 * Shows the alert of session storage in a window. The page removes the alert from storage, so opening the page again
 * shows no message.
 */
export default function AlertPage() {
  const [alert] = useState(() => readAlert(browserStorage));
  useEffect(() => forgetAlert(browserStorage), []);
  if (!alert) {
    return (
      <PlainPage {...noAlert}>
        <Leave />
      </PlainPage>
    );
  }
  const mark = (
    <span className={styles[alert.type]}>
      {icons[alert.type]} <span>{alert.type}</span>
    </span>
  );
  return (
    <PlainPage title={alert.title} overline={mark} text={alert.description}>
      <Leave />
    </PlainPage>
  );
}

/**
 * Button that closes the window. A window that no other window opened cannot close itself and gets a link to the start.
 */
function Leave() {
  const toStart = useLinkClickHandler<HTMLElement>(paths.default);
  if (window.opener === null) {
    return (
      <Button href={paths.default} onClick={toStart}>
        Go to home page
      </Button>
    );
  }
  return (
    <Button type="primary" onClick={() => window.close()}>
      Close
    </Button>
  );
}

const icons: Readonly<Record<AlertType, Elements>> = {
  Error: <CloseCircleFilled aria-hidden />,
  Warning: <WarningFilled aria-hidden />,
  Information: <InfoCircleFilled aria-hidden />,
  Success: <CheckCircleFilled aria-hidden />,
};
