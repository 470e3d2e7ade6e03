import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { usePopup } from '../../windows/use-popup.tsx';
import styles from './disclaimer.module.css';

/** What the user should know before trusting an answer (S-8-12, S-8-13, S-8-14). */
export function Disclaimer() {
  const open = usePopup();
  const { title, size } = legacyPages.TermsOfService;
  return (
    <p className={styles['disclaimer']}>
      AI responses are not legal advice. Check them for inaccuracies. Use is subject to the{' '}
      <button
        type="button"
        className={styles['terms']}
        onClick={() => open({ name: 'terms', title, size, address: legacyAddress('TermsOfService') })}
      >
        {title}
      </button>
      .
    </p>
  );
}
