import { pageWindow } from '../../windows/page-window.ts';
import { usePopup } from '../../windows/use-popup.tsx';
import styles from './disclaimer.module.css';

/** The disclaimer of the assistant (S-8-12 to S-8-14). The project decided its wording (S-8-23). */
export function Disclaimer() {
  const open = usePopup();
  const terms = pageWindow('TermsOfService');
  return (
    <p className={styles['disclaimer']}>
      Responses are not legal advice. Check for inaccuracies. Use is subject to{' '}
      <button type="button" className={styles['terms']} onClick={() => open(terms)}>
        {terms.title}
      </button>
      .
    </p>
  );
}
