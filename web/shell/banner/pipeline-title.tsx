import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import type { User } from '../../../contracts/schemas/session.ts';
import { paths } from '../../app/paths.ts';
import { takesFocus } from '../../ui/takes-focus.ts';
import pageStyles from '../page-banner.module.css';
import styles from './banner.module.css';
import { pipelinesOf } from './pipelines.ts';

interface PipelineTitleProps {
  readonly page: LegacyPageName;
  readonly title: string;
  readonly user: User;
}

/** The title of a pipeline: a dropdown for whoever has more than one, plain text otherwise (S-2.3-02, S-2.3-03). */
export function PipelineTitle({ page, title, user }: PipelineTitleProps) {
  const pipelines = pipelinesOf(user);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (pipelines.length < 2) return <h1 className={pageStyles['title']}>{title}</h1>;
  const items = pipelines.map(({ page: key, label }) => ({
    key,
    label,
    onClick: () => void navigate(paths.legacyPage(key)),
  }));
  const changed = (next: boolean) => {
    setOpen(next);
    // The focus was in the menu, which is about to go.
    if (!next) button.current?.focus();
  };
  return (
    <h1 className={`${pageStyles['title']} ${styles['dropdown']}`}>
      <Dropdown
        menu={{ items, selectable: true, selectedKeys: [page] }}
        trigger={['click']}
        onOpenChange={changed}
        {...takesFocus}
      >
        <button
          ref={button}
          type="button"
          className={styles['pipelines']}
          aria-haspopup="menu"
          aria-expanded={open}
        >
          {title}
          <DownOutlined className={styles['caret']} aria-hidden="true" />
        </button>
      </Dropdown>
    </h1>
  );
}
