import { App } from 'antd';
import { isOfThisSite, openWindow, type Popup } from './popup.ts';
import styles from './popup-notice.module.css';

/** Opens windows of the legacy application; one that the browser blocks leaves a notice with a link to its page. */
export function usePopup(): (popup: Popup) => void {
  const { notification } = App.useApp();
  return (popup) => {
    if (openWindow(popup)) return;
    notification.warning({
      key: popup.address,
      title: 'The browser blocked a window',
      description: (
        <>
          Allow pop-ups for this site, or{' '}
          <a className={styles['link']} href={popup.address} target="_blank" rel={relationOf(popup)}>
            open {popup.title} in a tab
          </a>
          .
        </>
      ),
      duration: 0,
    });
  };
}

/** A page of this site starts with a copy of session storage only if it knows who opened it. */
const relationOf = (popup: Popup): string => (isOfThisSite(popup) ? 'opener' : 'noreferrer');
