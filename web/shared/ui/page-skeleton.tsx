import { Skeleton } from 'antd';
import styles from './page-skeleton.module.css';

/** Placeholder of a loading page: a banner and gray rows. Only screen readers get the label. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['page']} aria-busy="true">
      <p className="visually-hidden">{label}</p>
      <div className={styles['banner']}>
        <Skeleton.Input active size="small" className={styles['title']} />
      </div>
      <div className={styles['content']}>
        <Skeleton active title={false} paragraph={{ rows: 8, width: rowWidths }} />
      </div>
    </div>
  );
}

const rowWidths = ['100%', '96%', '98%', '92%', '97%', '94%', '99%', '60%'];
