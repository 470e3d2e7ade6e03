import type { SelectProps } from 'antd';

/** `labelRender` of each Select and AutoComplete: the library would show the chosen text without an element. */
export const labelRender: SelectProps['labelRender'] = ({ label, value }) => {
  const shown = label ?? value;
  return shown === '' ? '' : <span>{shown}</span>;
};
