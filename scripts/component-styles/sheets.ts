import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { themeOf, variables } from '../../web/shared/ui/theme.ts';
import { samples } from './samples.ts';

/** Where style sheets that override each other stand: the later layer wins, and what is in no layer wins over both. */
const layers = '@layer base, antd;';

/** Name of the sheet with what all components share. */
export const shared = 'shared';

/**
 * The styles that the component library would otherwise write while a page runs, from samples rendered in the light
 * and in the dark theme. Left out are the variables of the theme itself, which follow the user's wish for less motion.
 * @returns sheets by name: a component's variables by its name (`Button`), its rules by its name and part
 * (`Button-Button`, `Button-compact`)
 */
export function componentSheets(): Map<string, string> {
  const light = renderedStyles('light');
  const dark = renderedStyles('dark');
  const sheets = new Map<string, string[]>();
  for (const [key, text] of light) {
    const sheet = sheetNameOf(key);
    if (sheet === null) continue;
    const inTheDark = dark.get(key) ?? text;
    const rules = inTheDark === text ? text : `${text}@media (prefers-color-scheme: dark){${inTheDark}}`;
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), rules]);
  }
  return new Map([...sheets].map(([name, rules]) => [name, `${layers}@layer antd{${rules.join('')}}`]));
}

/** What the samples need, by the keys of the library's cache. The hash of the theme is left out of them. */
function renderedStyles(mode: 'light' | 'dark'): Map<string, string> {
  const cache = createCache();
  const all = createElement(App, null, ...samples);
  const themed = createElement(ConfigProvider, { theme: themeOf(mode, true) }, all);
  renderToString(createElement(StyleProvider, { cache }, themed));
  return new Map(
    [...cache.cache].map(([key, entry]) => {
      const one = createCache();
      one.cache.set(key, entry);
      // The last rule says which styles are in the text, for a page that would write the others.
      const text = extractStyle(one, true).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}$/, '');
      return [key.startsWith('cssVar%') ? key.slice(0, key.lastIndexOf('%')) : key, text];
    }),
  );
}

/** @returns null for what belongs into no sheet */
function sheetNameOf(key: string): string | null {
  const [kind, first = '', second] = key.split('%');
  if (kind === 'cssVar') return second === variables ? first : null;
  if (kind !== 'style') return null;
  return second?.includes('-') && second !== 'ant-design-icons' ? second : shared;
}
