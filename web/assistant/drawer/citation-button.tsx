import type { Citation } from '../../../contracts/operations/assistant.ts';
import { numberOf } from '../answer-parts.ts';
import { nameOfCitation } from '../parse-citations.ts';
import styles from './citation-button.module.css';
import { useCitation } from './use-citation.tsx';

interface CitationButtonProps {
  readonly citation: Citation;
  /** True to show only the number of the citation, as a reference inside the text. */
  readonly isShort?: boolean;
}

/** Button that opens a citation in a window (S-4.5-11). */
export function CitationButton({ citation, isShort = false }: CitationButtonProps) {
  const open = useCitation();
  const title = nameOfCitation(citation);
  const number = numberOf(citation);
  return (
    <button
      type="button"
      className={isShort ? styles['reference'] : styles['citation']}
      title={isShort ? title : undefined}
      aria-label={isShort ? `Citation ${number}: ${title}` : undefined}
      onClick={() => open(citation)}
    >
      {isShort ? number : title}
    </button>
  );
}
