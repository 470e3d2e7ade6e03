import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { calendarTexts } from './calendar-texts.ts';
import { dayAfterKey } from './day-keys.ts';
import styles from './date-field.module.css';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

interface DateFieldProps extends FieldProps {
  /** A date as yyyy-MM-dd, or text that is not a date. */
  readonly value: string;
  /** Returns the date of a typed text as yyyy-MM-dd; null for text that is not a date. */
  readonly dayTyped: (text: string) => string | null;
  /** First date that the calendar offers, as yyyy-MM-dd. */
  readonly firstDay: string;
  /** The calendar of an empty field opens this number of years before today; 0 if undefined. */
  readonly yearsBack?: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** Formats of dates. The first one is displayed; all are parsed. */
const formats = ['MM/DD/YYYY', 'M/D/YYYY', 'MM-DD-YYYY', 'M-D-YYYY', 'MMDDYYYY', 'YYYY-MM-DD'];
const stored = 'YYYY-MM-DD';

interface Typing {
  /** The value of the field, and whether it is a date. */
  readonly value: string;
  readonly isDay: boolean;
  /** Returns the value of a typed text. */
  readonly valueOf: (text: string) => string;
  readonly onType: (text: string) => void;
}

/** Passes the value to the input of the date picker, which itself knows no text that is not a date. */
const TypingContext = createContext<Typing>({ value: '', isDay: false, valueOf: String, onType: () => {} });

/** Input of the picker. Shows typed text as it was typed until the user leaves the field. */
function TextInput({ value: picked = '', onChange, onBlur, ...props }: ComponentProps<'input'>) {
  const { value, isDay, valueOf, onType } = useContext(TypingContext);
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...props}
      value={draft !== null && valueOf(draft) === value ? draft : isDay ? picked : value}
      onChange={(event) => {
        onChange?.(event);
        setDraft(event.target.value);
        onType(event.target.value);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}

const components = { input: TextInput };

/**
 * A date field. The date is typed, or picked by mouse or by the keys of `dayAfterKey`. Picking keeps the focus in the
 * field. Text that is not a date is kept, so that the user can correct it.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, dayTyped, firstDay, yearsBack = 0, onChange, onLeave, ...field } = props;
  const day = useMemo(() => (dayTyped(value) === null ? null : dayjs(value)), [value, dayTyped]);
  const beginning = useMemo(() => dayjs().subtract(yearsBack, 'year'), [yearsBack]);
  const typing = useMemo(() => {
    const textValue = (text: string) => dayTyped(text) ?? text;
    const onType = (text: string) => onChange(textValue(text));
    return { value, isDay: day !== null, valueOf: textValue, onType };
  }, [value, day, dayTyped, onChange]);
  const valueOf = (picked: Dayjs) => dayTyped(picked.format(stored)) ?? picked.format(formats[0]);
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState(beginning);
  /** Opens the calendar with the first arrow key. Further arrow keys move the date. */
  const pickByKey = (event: KeyboardEvent<HTMLElement>) => {
    const text = event.target instanceof HTMLInputElement ? dayTyped(event.target.value) : null;
    const next = dayAfterKey(text ?? shown, event);
    if (!next) return;
    event.preventDefault();
    setOpen(true);
    const typed = text === null ? shown : dayjs(text);
    const picked = isOpen && text !== null ? next : typed;
    show(picked);
    if (isOpen || text !== null) onChange(valueOf(picked));
  };
  return (
    <Field {...field}>
      <TypingContext value={typing}>
        <DatePicker
          {...controlProps(field)}
          components={components}
          value={day}
          format={formats}
          preserveInvalidOnBlur
          // A clear button would be another Tab stop. No date of the form is ever today.
          allowClear={false}
          showNow={false}
          // Hovering over a date must not replace typed text, since the calendar may open below the pointer.
          previewValue={false}
          minDate={dayjs(firstDay)}
          locale={calendarTexts}
          classNames={{ popup: { root: styles['calendar'] ?? '' } }}
          status={statusOf(field.message)}
          open={isOpen}
          onOpenChange={(open) => {
            if (open) show(day ?? beginning);
            setOpen(open);
          }}
          pickerValue={shown}
          onPanelChange={(panel) => show(panel)}
          panelRender={keepFocus}
          onKeyDown={pickByKey}
          onChange={(picked) => onChange(picked ? valueOf(picked) : '')}
          onBlur={({ target }) => {
            if (!(target instanceof HTMLInputElement)) return;
            onChange(dayTyped(target.value) ?? target.value);
            onLeave();
          }}
        />
      </TypingContext>
    </Field>
  );
});

/** Keeps the focus in the field during a click in the calendar, so that Tab moves to the next field. */
const keepFocus = (panel: ReactNode): ReactNode => (
  <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {panel}
  </div>
);
