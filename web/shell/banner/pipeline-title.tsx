import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { paths } from '../../shared/routes/paths.ts';
import { pipelinesOf } from '../../shared/routes/pipelines.ts';
import { useGo } from '../../shared/routes/use-go.ts';
import { pageTitleId } from '../../shared/ui/use-document-title.ts';
import { useMenuButton } from '../../shared/ui/use-menu-button.ts';
import styles from './banner.module.css';

interface PipelineTitleProps {
  /** The pipeline that is shown; null on any other page. */
  readonly page: LegacyPageName | null;
  readonly title: string;
  readonly user: User;
}

/** The title of a page: a dropdown for a user with several pipelines, else plain text. */
export function PipelineTitle({ page, title, user }: PipelineTitleProps) {
  const pipelines = pipelinesOf(user);
  const go = useGo();
  const { isOpen, button, dropdown } = useMenuButton();
  if (pipelines.length < 2)
    return (
      <h1 id={pageTitleId} className={styles['title']}>
        {title}
      </h1>
    );
  const items = pipelines.map(({ page: key, label }) => ({
    key,
    label,
    onClick: () => go(paths.legacyPage(key)),
  }));
  return (
    <h1 id={pageTitleId} className={`${styles['title']} ${styles['dropdown']}`}>
      <Dropdown
        menu={{ items, selectable: true, selectedKeys: page === null ? [] : [page] }}
        trigger={['click']}
        {...dropdown}
      >
        <button
          ref={button}
          type="button"
          className={styles['pipelines']}
          title={page === null ? 'Select a pipeline' : undefined}
          aria-haspopup="menu"
          aria-expanded={isOpen}
        >
          <span>{title}</span>
          <DownOutlined className={styles['caret']} aria-hidden="true" />
        </button>
      </Dropdown>
    </h1>
  );
}
