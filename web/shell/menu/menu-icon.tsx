import {
  DashboardOutlined,
  EditOutlined,
  ExportOutlined,
  FileDoneOutlined,
  FileOutlined,
  FlagOutlined,
  FolderOutlined,
  FormOutlined,
  PercentageOutlined,
  PictureOutlined,
  PrinterOutlined,
  ProfileOutlined,
  RobotOutlined,
  ShopOutlined,
  SolutionOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons that menus name. */
const icons: Readonly<Record<string, ComponentType>> = {
  dashboard: DashboardOutlined,
  edit: EditOutlined,
  export: ExportOutlined,
  file: FileOutlined,
  'file-done': FileDoneOutlined,
  flag: FlagOutlined,
  folder: FolderOutlined,
  form: FormOutlined,
  percentage: PercentageOutlined,
  picture: PictureOutlined,
  printer: PrinterOutlined,
  profile: ProfileOutlined,
  robot: RobotOutlined,
  shop: ShopOutlined,
  solution: SolutionOutlined,
  thunderbolt: ThunderboltOutlined,
  tool: ToolOutlined,
  user: UserOutlined,
};

/** Icon by name, hidden from screen readers; renders nothing for an unknown name. */
export function MenuIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon ? (
    <span className={className} aria-hidden="true" data-icon={name}>
      <Icon />
    </span>
  ) : null;
}
