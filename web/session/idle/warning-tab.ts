import { useEffect } from 'react';

/**
 * Shows the idle warning in the tab of the browser, for a user who looks at another tab or window: the time left in its
 * title, and another icon. Render it while the warning shows; afterwards title and icon are the page's again.
 */
export function WarningTab({ secondsLeft }: { readonly secondsLeft: number }): null {
  useEffect(() => {
    const ofPage = document.title;
    const ofWarning = warningTitle(secondsLeft);
    document.title = ofWarning;
    return () => {
      // A page that has arrived in the meantime has set a title of its own.
      if (document.title === ofWarning) document.title = ofPage;
    };
  }, [secondsLeft]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const ofPage = icon?.getAttribute('href') ?? '';
    icon?.setAttribute('href', warningIcon);
    return () => icon?.setAttribute('href', ofPage);
  }, []);
  return null;
}

/** The time comes first: a tab has little room. 75 seconds read "1:15 until sign-out". */
export function warningTitle(secondsLeft: number): string {
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return `${Math.floor(secondsLeft / 60)}:${seconds} until sign-out · Threshold`;
}

const warningIcon = '/threshold-warning.svg';
