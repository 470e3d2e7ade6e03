import { basename } from 'node:path';
import type { CSSOptions } from 'vite';

/**
 * The components of antd that the SPA uses, and the classes of their rules, by the style sheet of the SPA that imports
 * the sheet of antd. That sheet has the rules of all components, three times as many.
 */
export const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'base.css': {
    App: 'app',
    Button: 'btn|wave',
    Drawer: 'drawer',
    Dropdown: 'dropdown|slide',
    message: 'message|move',
    Modal: 'modal|zoom|fade',
    notification: 'notification',
    Skeleton: 'skeleton',
    Spin: 'spin',
    Switch: 'switch',
    Tooltip: 'tooltip',
  },
  'antd-fields.css': {
    AutoComplete: 'select',
    DatePicker: 'picker',
    Input: 'input(?!-number|-otp|-search)',
    Select: 'select|empty',
  },
};

/** Settings of PostCSS that leave out the rules of antd for components that the SPA does not use. */
export const componentStyles: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'component-styles',
      Once(sheet) {
        const file = basename(sheet.source?.input.file ?? '');
        const classes = Object.values(shown[file] ?? {}).join('|');
        // Icons, links and animations have rules of their own, which all components share.
        const isShown = new RegExp(
          `^[^.]*\\.ant-(?:${classes})\\b${file === 'base.css' ? '|^\\.anticon|^a\\b[^.]*$' : ''}`,
        );
        sheet.walkRules((rule) => {
          const isOfAntd = rule.source?.input.file?.endsWith('antd.css') === true;
          const isFrame =
            rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
          if (isOfAntd && !isFrame && !isShown.test(rule.selector)) rule.remove();
        });
      },
    },
  ],
};
