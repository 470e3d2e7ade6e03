import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { themeOf, variables } from '../../../web/shared/ui/theme.ts';
import { samples } from './samples.ts';

/** Order of the layers: a later layer overrides an earlier one, and rules outside layers override both. */
const layers = '@layer base, antd;';

/** Name of the sheet with the styles that all components share. */
export const shared = 'shared';

/**
 * Renders samples in the light and the dark theme and returns the styles that antd would otherwise add at run time. The
 * variables of the theme are left out, since they depend on the user's setting for reduced motion.
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
    const rules =
      inTheDark === text ? text : `${text}@media screen and (prefers-color-scheme: dark){${inTheDark}}`;
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), rules]);
  }
  return new Map([...sheets].map(([name, rules]) => [name, `${layers}@layer antd{${rules.join('')}}`]));
}

/** Returns the styles of the samples by the keys of antd's cache. The keys do not contain the hash of the theme. */
function renderedStyles(mode: 'light' | 'dark'): Map<string, string> {
  const cache = createCache();
  const all = createElement(App, null, ...samples);
  const themed = createElement(ConfigProvider, { theme: themeOf(mode, true) }, all);
  renderToString(createElement(StyleProvider, { cache }, themed));
  return new Map(
    [...cache.cache].map(([key, entry]) => {
      const one = createCache();
      one.cache.set(key, entry);
      // Removes the last rule, which lists the styles in the text for antd at run time.
      const text = extractStyle(one, true).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}$/, '');
      return [key.startsWith('cssVar%') ? key.slice(0, key.lastIndexOf('%')) : key, text];
    }),
  );
}

/** Returns the sheet for a key of the cache; null for styles that belong to no sheet. */
function sheetNameOf(key: string): string | null {
  const [kind, first = '', second] = key.split('%');
  if (kind === 'cssVar') return second === variables ? first : null;
  if (kind !== 'style') return null;
  return second?.includes('-') && second !== 'ant-design-icons' ? second : shared;
}
