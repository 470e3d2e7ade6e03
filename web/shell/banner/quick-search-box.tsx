import { ArrowRightOutlined } from '@ant-design/icons';
import { type SyntheticEvent, useId, useReducer, useRef } from 'react';
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';
import { limits } from '../../../contracts/api/limits.ts';
import { paths } from '../../shared/routes/paths.ts';
import { browserStorage } from '../../shared/storage.ts';
import { takeText } from '../../shared/ui/fields/edit.ts';
import { useEdits, useBeforeInput } from '../../shared/ui/fields/use-edits.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import styles from './banner.module.css';
import { constants } from '../../shared/constants.ts';

/**
 * Box that searches for a loan on the loan pipeline (S-2.3-18). The pipeline opens the loan if it is the only match
 * (S-2.3-29). The key `/` moves the focus to the box.
 */
export function QuickSearchBox() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [{ text, isTooShort }, step] = useReducer(quickSearchAfter, {
    text: query.get('search') ?? '',
    isTooShort: false,
  });
  const { note, beforeInput, accept } = useEdits(text, takeText(limits.search));
  const frame = useBeforeInput<HTMLFormElement>(beforeInput);
  useShortcut('/', () => box.current?.select());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    step({ type: 'submitted' });
    const wanted = wantedText(text);
    if (wanted === null) return;
    browserStorage.write('lastUsedFilter', wanted);
    void navigate({
      pathname: paths.legacyPage('loan-pipeline'),
      search: createSearchParams({ search: wanted, handedOver: 'true' }).toString(),
    });
  };
  const mouseLeft = () => step({ type: 'mouse-left' });
  return (
    <form ref={frame} role="search" aria-label="Quick search" className={styles['search']} onSubmit={submit}>
      <input
        ref={box}
        className={styles['box']}
        type="text"
        aria-label="Quick search"
        placeholder="Loan number or last name"
        autoComplete="off"
        maxLength={limits.search}
        value={text}
        aria-invalid={isTooShort}
        aria-describedby={`${id}-message`}
        onMouseLeave={mouseLeft}
        onChange={({ target }) => {
          accept(target.value);
          step({ type: 'typed', text: target.value });
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

/** State of the quick-search box. */
interface QuickSearch {
  readonly text: string;
  readonly isTooShort: boolean;
}

type QuickSearchStep =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'mouse-left' };

/** Message for a text that is too short (S-5-08). */
const tooShortMessage = `Enter at least ${constants.quickSearchMinimum} characters`;

/** Returns the trimmed text to search for; null when it is too short (S-5-06, S-5-07). */
function wantedText(text: string): string | null {
  const wanted = text.trim();
  return wanted.length < constants.quickSearchMinimum ? null : wanted;
}

/**
 * Returns the next state of the quick-search box. The message about a short text appears on submit. It stays until the
 * mouse leaves the box or the user types a third character (S-5-09, S-5-10).
 */
function quickSearchAfter(search: QuickSearch, step: QuickSearchStep): QuickSearch {
  switch (step.type) {
    case 'typed':
      return {
        text: step.text,
        isTooShort: search.isTooShort && step.text.length < constants.quickSearchMinimum,
      };
    case 'submitted':
      return { ...search, isTooShort: wantedText(search.text) === null };
    case 'mouse-left':
      return { ...search, isTooShort: false };
  }
}
