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

/** One of each component that the product shows, and of each that those show in turn. */
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

/** What comes along with a component and is never shown: it gets no style. */
export const neverShown: ReadonlySet<string> = new Set([
  // The menu of a Dropdown is dressed by the Dropdown.
  'Menu-Menu',
  'Layout-Sider',
  'Input-OTP',
  'Input-Search',
  'Space-Space',
  'Addon-Addon',
  'Message-PurePanel',
  'Notification-PurePanel',
]);
