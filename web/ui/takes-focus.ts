import type { DropdownProps } from 'antd';

/** For a menu that opens by a button: it takes the focus, so that the keyboard goes on in it. */
export const takesFocus: Pick<DropdownProps, 'autoFocus'> = { autoFocus: true };
