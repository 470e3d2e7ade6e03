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
  /** yyyy-MM-dd; anything else is text that was typed and means no day. */
  readonly value: string;
  /** The day that a typed text means, as yyyy-MM-dd; null for none. */
  readonly dayTyped: (text: string) => string | null;
  /** The first day that the calendar offers, yyyy-MM-dd. */
  readonly firstDay: string;
  /** How many years before today the calendar opens for a field without a day; none without it. */
  readonly yearsBack?: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The first is how a day shows; the others are read as well. */
const formats = ['MM/DD/YYYY', 'M/D/YYYY', 'MM-DD-YYYY', 'M-D-YYYY', 'MMDDYYYY', 'YYYY-MM-DD'];
const stored = 'YYYY-MM-DD';

/** Text that means no day; the picker forgets it when its day goes. */
const KeptText = createContext('');

/** The picker's input. A picker without a day shows the text that stands for none, until somebody types another. */
function TextInput({ value, onChange, onBlur, ...props }: ComponentProps<'input'>) {
  const kept = useContext(KeptText);
  const [isTyping, setTyping] = useState(false);
  return (
    <input
      {...props}
      value={value === '' && !isTyping ? kept : value}
      onChange={(event) => {
        setTyping(true);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}

const components = { input: TextInput };

/**
 * A day, typed or picked: by mouse, or by the keys that `dayAfterKey` knows. Whoever picks stays in the field. Text that
 * means no day stays, so that it can be mended.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, dayTyped, firstDay, yearsBack = 0, onChange, onLeave, ...field } = props;
  const day = useMemo(() => (dayTyped(value) === null ? null : dayjs(value)), [value, dayTyped]);
  const beginning = useMemo(() => dayjs().subtract(yearsBack, 'year'), [yearsBack]);
  const valueOf = (picked: Dayjs) => dayTyped(picked.format(stored)) ?? picked.format(formats[0]);
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState(beginning);
  /** The first key opens the calendar, the next ones go from day to day in it. */
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
      <KeptText value={day === null ? value : ''}>
        <DatePicker
          {...controlProps(field)}
          components={components}
          value={day}
          format={formats}
          preserveInvalidOnBlur
          // A button that clears would stand in the way of Tab, and today is no day to be picked here.
          allowClear={false}
          showNow={false}
          // The calendar may open below the resting pointer: what is typed must not give way to the day there.
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
      </KeptText>
    </Field>
  );
});

/** A press in the calendar leaves the focus in the field, from where Tab goes on. */
const keepFocus = (panel: ReactNode): ReactNode => (
  <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {panel}
  </div>
);
