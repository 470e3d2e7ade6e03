import { Link, useParams, useSearchParams } from 'react-router-dom';
import { notFound } from '../../../contracts/api/error-texts.ts';
import { paths } from '../../shared/routes/paths.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { framedPage } from './framed-page.ts';
import { LegacyFrame } from './legacy-frame.tsx';
import styles from './legacy-page.module.css';

/** The page /lf/{page}: a legacy page in its frame. */
export default function LegacyPage() {
  const { page: name = '' } = useParams();
  const [query] = useSearchParams();
  const page = framedPage(name, query);
  if (!page) return <Unknown />;
  return <LegacyFrame key={page.address} page={page} />;
}

/** Shown for a page with an unknown name. */
function Unknown() {
  return (
    <>
      <PageBanner title={notFound.title} />
      <div className={styles['empty']}>
        <p>{notFound.message}</p>
        <Link to={paths.default}>Go to home page</Link>
      </div>
    </>
  );
}
