import { App } from 'antd';
import { isOfThisSite, openWindow, type Popup } from './popup.ts';

/** Returns the function that opens a window. For a window that the browser blocks, a notice links to its page. */
export function usePopup(): (popup: Popup) => void {
  const { notification } = App.useApp();
  return (popup) => {
    if (openWindow(popup)) return;
    notification.warning({
      key: popup.address,
      title: 'The browser blocked a window',
      description: (
        <>
          <span>Allow pop-ups for this site, or</span>{' '}
          <a style={linkInText} href={popup.address} target="_blank" rel={relationOf(popup)}>
            {`open ${popup.title} in a tab`}
          </a>
          <span>.</span>
        </>
      ),
      duration: 0,
    });
  };
}

/** Underlined, since inside a sentence color alone does not mark a link. */
const linkInText = { textDecoration: 'underline' };

/** Returns the `rel` of a link to the page. A page of this site needs an opener to get a copy of session storage. */
const relationOf = (popup: Popup): string => (isOfThisSite(popup) ? 'opener' : 'noreferrer');
