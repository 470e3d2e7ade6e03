import { QuestionCircleOutlined } from '@ant-design/icons';
import { useConfiguration } from '../configuration/use-configuration.ts';
import { pageWindow } from '../windows/page-window.ts';
import { usePopup } from '../windows/use-popup.tsx';
import styles from './toolbar.module.css';
import { ToolbarMenu } from './toolbar-menu.tsx';

const helpPages = ['LosHelp', 'LenderHelp', 'ContactUs'] as const;

/** Help of the legacy application, each page in a window of its own (S-2.2-12, S-2.2-13, S-2.2-29). */
export function HelpMenu() {
  const openPopup = usePopup();
  const { pageAddresses } = useConfiguration();
  const items = helpPages.map((page) => {
    const popup = pageWindow(page, {}, pageAddresses);
    return { key: page, label: popup.title, onClick: () => openPopup(popup) };
  });
  return (
    <ToolbarMenu items={items}>
      <QuestionCircleOutlined aria-hidden />
      <span className={styles['word']}>Help</span>
    </ToolbarMenu>
  );
}
