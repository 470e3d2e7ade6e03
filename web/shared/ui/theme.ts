import { theme as antd, type ThemeConfig } from 'antd';
import { type Mode, palettes } from '../../../contracts/palette.ts';

/**
 * Returns the theme of antd: colors from the palette, and the sizes.
 * @param moves false if the user has asked for reduced motion
 */
export function themeOf(mode: Mode, moves: boolean): ThemeConfig {
  const palette = palettes[mode];
  return {
    cssVar: { key: 'threshold' },
    // base.css imports antd's style sheet.
    zeroRuntime: true,
    hashed: false,
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, exact(mode)],
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.warn,
      colorSuccess: palette.pass,
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontSize: 14,
      controlHeight: 32,
      borderRadius: 6,
      motion: moves,
      // base.css has the ring of what has the focus.
      controlOutlineWidth: 0,
      lineWidthFocus: 2,
      colorText: palette.ink,
      colorTextSecondary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorIcon: palette.muted,
      colorBgLayout: palette.layout,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      colorBorder: palette.edge,
    },
    components: {
      Button: {
        primaryColor: palette['on-primary'],
        primaryShadow: 'none',
        defaultShadow: 'none',
        fontWeight: 500,
      },
      Collapse: { headerBg: palette.card, contentBg: palette.card },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
      Select: { optionSelectedBg: palette['primary-soft'] },
      // 44 by 24 pixels: large enough for touch.
      Switch: { trackHeight: 24, trackMinWidth: 44, handleSize: 20 },
    },
  };
}

type Algorithm = Exclude<ThemeConfig['algorithm'], undefined | readonly unknown[]>;

/** Returns an algorithm that derives shades from seed colors, but keeps the palette's primary color as it is. */
function exact(mode: Mode): Algorithm {
  const palette = palettes[mode];
  return (seed, derived) => ({
    ...(derived ?? antd.defaultAlgorithm(seed)),
    colorPrimary: palette.primary,
    colorPrimaryHover: palette['primary-hover'],
    colorPrimaryActive: palette['primary-active'],
    colorPrimaryBg: palette['primary-soft'],
    // Also the ring that the library draws around what has the focus.
    colorPrimaryBorder: palette.primary,
    colorLink: palette.primary,
    colorLinkHover: palette['primary-hover'],
    colorLinkActive: palette['primary-active'],
    colorError: palette.warn,
    colorErrorText: palette.warn,
    colorErrorBg: palette['warn-soft'],
    colorSuccess: palette.pass,
  });
}
