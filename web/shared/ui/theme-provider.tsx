import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type Mode, palettes } from '../../../contracts/palette.ts';
import { themeOf } from './theme.ts';
import { useMedia } from './use-media.ts';

/** Nonce of this page, which every style of the component library needs. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Container of dialogs and menus. In the body the library would add a style without a nonce to lock scrolling. */
const popups = (): HTMLElement => document.getElementById('popups') ?? document.body;

/**
 * Distance of notifications from the edge, in CSS pixels: they cover neither the toolbar nor the buttons of a form.
 * They stay until they are closed.
 */
const notices = { placement: 'bottomRight', bottom: 72 } as const;

/** Provides the theme, light or dark as the user's system asks. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode: Mode = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const moves = !useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeOf(mode, moves), [mode, moves]);
  useLayoutEffect(() => {
    for (const [name, colour] of Object.entries(palettes[mode])) {
      document.documentElement.style.setProperty(`--${name}`, colour);
    }
  }, [mode]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} csp={{ nonce }} getPopupContainer={popups}>
        <App message={{ maxCount: 2 }} notification={notices}>
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
