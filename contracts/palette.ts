/** Colors of the light or the dark mode. A test computes that each text on its background passes WCAG AA (4.5:1). */
export interface Palette {
  /** Text. */
  readonly ink: string;
  /** Secondary text. */
  readonly muted: string;
  /** Background of the page. */
  readonly layout: string;
  /** Background of cards, dialogs and fields. */
  readonly card: string;
  /** Background of less important areas on a card: table heads, hovered rows. */
  readonly quiet: string;
  /** Hairlines and borders. */
  readonly line: string;
  /** Borders of fields and buttons; contrast 3:1 on a card. */
  readonly edge: string;
  readonly primary: string;
  readonly 'primary-hover': string;
  readonly 'primary-active': string;
  /** Pale primary color, for selections. */
  readonly 'primary-soft': string;
  /** Text on the primary color. */
  readonly 'on-primary': string;
  readonly warn: string;
  readonly 'warn-soft': string;
  /** Color of a warning, between `warn` and `pass`. */
  readonly caution: string;
  readonly 'caution-soft': string;
  /** Color of success: passed, done. */
  readonly pass: string;
  readonly 'pass-soft': string;
  /** Background of the toolbar. The toolbar is dark in both modes. */
  readonly bar: string;
  readonly 'bar-ink': string;
  readonly 'bar-muted': string;
  /** Color of the selected icon's mark and of the product's logo. */
  readonly mark: string;
  /**
   * Background of the initials of a borrower without a position. The next keys are the backgrounds for positions 1 to
   * 4 and the color of the initials (S-2.4-50).
   */
  readonly borrower: string;
  readonly 'borrower-1': string;
  readonly 'borrower-2': string;
  readonly 'borrower-3': string;
  readonly 'borrower-4': string;
  readonly 'on-borrower': string;
}

/** Colors of borrowers' initials. They are the same in both modes, so that a borrower keeps the color. */
const borrowers = {
  borrower: '#51636d',
  'borrower-1': '#0b5c6b',
  'borrower-2': '#6b4a9e',
  'borrower-3': '#94481c',
  'borrower-4': '#2f6b3a',
  'on-borrower': '#ffffff',
} as const;

export type Mode = 'light' | 'dark';

/**
 * The colors of all pages: of the SPA, of the pages that the mock server renders and of the specification
 * site. Pages have them as CSS variables of these names (`var(--ink)`), the component library has them as its tokens.
 */
export const palettes: Readonly<Record<Mode, Palette>> = {
  light: {
    ink: '#16232b',
    muted: '#51636d',
    layout: '#f4f6f7',
    card: '#ffffff',
    quiet: '#f7f9fa',
    line: '#dfe5e8',
    edge: '#84949d',
    primary: '#0b5c6b',
    'primary-hover': '#0e7081',
    'primary-active': '#084855',
    'primary-soft': '#e4f1f3',
    'on-primary': '#ffffff',
    warn: '#b42318',
    'warn-soft': '#fdecea',
    caution: '#875a00',
    'caution-soft': '#fdf3dd',
    pass: '#0a7a55',
    'pass-soft': '#e6f4ef',
    bar: '#10242c',
    'bar-ink': '#f2f6f7',
    'bar-muted': '#c4d2d8',
    mark: '#f2b84b',
    ...borrowers,
  },
  dark: {
    ink: '#e6edf0',
    muted: '#9fb2bb',
    layout: '#0e1a20',
    card: '#14242c',
    quiet: '#182b34',
    line: '#263b45',
    edge: '#5f7884',
    primary: '#7fd1de',
    'primary-hover': '#9adce6',
    'primary-active': '#65bfcd',
    'primary-soft': '#1a3a43',
    'on-primary': '#0b1a20',
    warn: '#ff9b8f',
    'warn-soft': '#3a2120',
    caution: '#f2b84b',
    'caution-soft': '#3a2f17',
    pass: '#5fd0a3',
    'pass-soft': '#153430',
    bar: '#0a151a',
    'bar-ink': '#f2f6f7',
    'bar-muted': '#c4d2d8',
    mark: '#f2b84b',
    ...borrowers,
  },
};

/** Returns the colors of a mode as CSS variables. */
export const paletteVariables = (mode: Mode): string =>
  Object.entries(palettes[mode])
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
