import { CloseOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Mode, palettes } from '../../../contracts/palette.ts';
import { themeOf } from './theme.ts';

/** Nonce of the page's content security policy. Each style element of antd needs the nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Returns the container of dialogs and menus. For dialogs in the body, antd would add a style without a nonce. */
const popups = (): HTMLElement => document.getElementById('popups') ?? document.body;

/** The icon is hidden from screen readers, since the close button has a name. */
const closable = { closeIcon: <CloseOutlined aria-hidden /> } as const;

/** All dialogs are in the middle of the window, where a tall one has the most room. */
const modal = { centered: true, ...closable } as const;

/** Position of notifications, in CSS pixels from the bottom. They cover neither the toolbar nor a form's buttons. */
const notices = { placement: 'bottomRight', bottom: 72 } as const;

/** Provides the light or dark theme, by the color scheme of the user's system. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode: Mode = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const moves = !useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeOf(mode, moves), [mode, moves]);
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(palettes[mode])) {
      document.documentElement.style.setProperty(`--${name}`, color);
    }
  }, [mode]);
  return (
    <ConfigProvider
      theme={theme}
      csp={{ nonce }}
      getPopupContainer={popups}
      modal={modal}
      drawer={closable}
      notification={closable}
    >
      <App message={{ maxCount: 2 }} notification={notices}>
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Returns true while the window matches a media query. The component renders again when the result changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
