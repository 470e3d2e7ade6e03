import { useEffect } from 'react';

/**
 * Shows the idle warning in the browser tab, for a user who looks at another tab or window. The title becomes the time
 * left, and the icon changes. Title and icon are restored when the warning closes.
 */
export function WarningTab({ secondsLeft }: { readonly secondsLeft: number }): null {
  useEffect(() => {
    const ofPage = document.title;
    const ofWarning = warningTitle(secondsLeft);
    document.title = ofWarning;
    return () => {
      // A page that was opened in the meantime has set its own title.
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

/** Returns the title of the tab: 75 seconds are "1:15 until sign-out". The time is first, since a tab is narrow. */
export function warningTitle(secondsLeft: number): string {
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return `${Math.floor(secondsLeft / 60)}:${seconds} until sign-out · Threshold`;
}

const warningIcon = '/threshold-warning.svg';
