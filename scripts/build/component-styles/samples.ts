import {
  AutoComplete,
  Button,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Input,
  Modal,
  message,
  notification,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tooltip,
} from 'antd';
import { createElement, type ReactNode } from 'react';

const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = Modal;
const { _InternalPanelDoNotUseOrYouWillBeFired: MessagePanel } = message;
const { _InternalPanelDoNotUseOrYouWillBeFired: NotificationPanel } = notification;

const target = createElement('span');

/** One element of each antd component that the product shows, directly or inside others. */
export const samples: readonly ReactNode[] = [
  createElement(Button),
  createElement(Space.Compact, null, createElement(Button)),
  createElement(Dropdown, { menu: { items: [] } }, target),
  createElement(Tooltip, { title: 'text' }, target),
  createElement(Modal),
  createElement(ModalPanel, { type: 'confirm' }),
  createElement(Drawer),
  createElement(MessagePanel),
  createElement(NotificationPanel),
  createElement(Skeleton),
  createElement(Spin),
  createElement(Empty),
  createElement(Input),
  createElement(Input.TextArea),
  createElement(Switch),
  createElement(Select),
  createElement(AutoComplete),
  createElement(DatePicker),
];

/** Components that antd imports but the product never shows. They get no styles. */
export const neverShown: ReadonlySet<string> = new Set([
  // The styles of a Dropdown include those of its menu.
  'Menu-Menu',
  'Layout-Sider',
  'Input-OTP',
  'Input-Search',
  'Space-Space',
  'Addon-Addon',
  'Message-PurePanel',
  'Notification-PurePanel',
]);
