import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type Mode, palettes } from '../../../contracts/palette.ts';
import { themeOf } from './theme.ts';
import { useMedia } from './use-media.ts';

/** The nonce of this very page, which every style that the component library adds must carry. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * Where dialogs and menus go. In the body itself the library would lock the scrolling with a style that carries no
 * nonce; the body never scrolls, so there is nothing to lock.
 */
const popups = (): HTMLElement => document.getElementById('popups') ?? document.body;

/** Notices stay until they are closed: they lie where they cover neither the toolbar nor the foot of a form, CSS pixels. */
const notices = { placement: 'bottomRight', bottom: 72 } as const;

/** Dresses everything inside in the product's look, light or dark as the user's system asks. */
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
