import { ArrowRightOutlined } from '@ant-design/icons';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { limits } from '../../../contracts/api/limits.ts';
import { constants } from '../../shared/constants.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useGo } from '../../shared/routes/use-go.ts';
import { browserStorage } from '../../shared/storage.ts';
import { takeText } from '../../shared/ui/fields/edit.ts';
import { entryProps } from '../../shared/ui/fields/entry-props.ts';
import { useBeforeInput, useEdits } from '../../shared/ui/fields/use-edits.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import styles from './banner.module.css';
import { tooShortMessage } from './quick-search-text.ts';

/**
 * Box that searches for a loan on the loan pipeline. The pipeline opens the loan if it is the only match. The key `/`
 * moves the focus to the box.
 */
export function QuickSearchBox() {
  const [query] = useSearchParams();
  const go = useGo();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query.get('search') ?? '');
  // The message appears on submit. It stays until the mouse leaves the box or the text is long enough.
  const [isTooShort, setTooShort] = useState(false);
  const { note, beforeInput, accept } = useEdits(text, takeText(limits.search));
  const frame = useBeforeInput<HTMLFormElement>(beforeInput);
  useShortcut('quick-search', () => {
    // Selecting the text does not move the focus in every browser.
    box.current?.focus();
    box.current?.select();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = wantedText(text);
    setTooShort(wanted === null);
    if (wanted === null) return;
    browserStorage.write('lastUsedFilter', wanted);
    const search = createSearchParams({ search: wanted, handedOver: 'true' });
    go(`${paths.legacyPage('loan-pipeline')}?${search}`);
  };
  const mouseLeft = () => setTooShort(false);
  return (
    <form ref={frame} role="search" aria-label="Quick search" className={styles['search']} onSubmit={submit}>
      <input
        ref={box}
        className={styles['box']}
        type="text"
        aria-label="Quick search"
        placeholder="Loan number or name"
        {...entryProps('search')}
        maxLength={limits.search}
        value={text}
        aria-invalid={isTooShort}
        aria-describedby={`${id}-message`}
        onMouseLeave={mouseLeft}
        onChange={({ target }) => {
          accept(target.value);
          setText(target.value);
          if (target.value.length >= constants.quickSearchMinimum) setTooShort(false);
        }}
      />
      <button type="submit" className={styles['find']} aria-label="Find loans" onMouseLeave={mouseLeft}>
        <ArrowRightOutlined aria-hidden />
      </button>
      <div id={`${id}-message`} role="alert" className={styles['message']}>
        {isTooShort || note ? <span>{note ?? tooShortMessage}</span> : null}
      </div>
    </form>
  );
}

/** Returns the trimmed text to search for; null when it is too short. */
function wantedText(text: string): string | null {
  const wanted = text.trim();
  return wanted.length < constants.quickSearchMinimum ? null : wanted;
}
