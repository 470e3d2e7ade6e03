import { CalendarOutlined } from '@ant-design/icons';
import { DatePicker, type DatePickerProps } from 'antd';
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
import { dayAfterKey } from './day-keys.ts';
import { takeText } from './edit.ts';
import { entryProps } from './entry-props.ts';
import styles from './field.module.css';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';
import { useFormattedInput } from './formatted-input.tsx';
import { useLayer } from '../layers.ts';

interface DateFieldProps extends FieldProps {
  /** A date as yyyy-MM-dd, or text that is not a date. */
  readonly value: string;
  /** Returns the date of a typed text as yyyy-MM-dd; null for text that is not a date. */
  readonly parseDay: (text: string) => string | null;
  /** Says how a date is entered, beside the message about another text. */
  readonly note?: string | undefined;
  /** First date that the calendar offers, as yyyy-MM-dd. */
  readonly earliest: string;
  /** The calendar of an empty field opens this number of years before today. */
  readonly yearsBack: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const displayed = 'MM/DD/YYYY';
/** How a date is written, for screen readers: the placeholder is gone after the first key. */
const unit = 'month/day/year';
const stored = 'YYYY-MM-DD';

const Typed = createContext<ComponentProps<'input'>>({});

/**
 * Input of the picker, whose text belongs to the field. The picker's own text would go back to an earlier date when the
 * typed one is no date that it offers.
 */
const TextInput = (props: ComponentProps<'input'>) => (
  <input {...props} {...entryProps('date')} {...useContext(Typed)} aria-haspopup="grid" />
);

const components = { input: TextInput };

/**
 * A date field. The date is typed, or picked by mouse or by the keys of `dayAfterKey`. Picking keeps the focus in the
 * field. Text that is not a date is kept, so that the user can correct it.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, parseDay, earliest, yearsBack, onChange, onLeave, ...field } = props;
  const day = useMemo(() => (parseDay(value) === null ? null : dayjs(value)), [value, parseDay]);
  const format = {
    shown: () => day?.format(displayed) ?? value,
    take: takeText(),
    valueOf: (text: string) => parseDay(text) ?? text,
  };
  const beginning = useMemo(() => dayjs().subtract(yearsBack, 'year'), [yearsBack]);
  const valueOf = (picked: Dayjs) => parseDay(picked.format(stored)) ?? picked.format(displayed);
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, () => setOpen(false), { kind: 'field', element: () => document.getElementById(field.id) });
  const [shown, show] = useState(beginning);
  const open = (isWanted: boolean) => {
    if (isWanted) show(day ?? beginning);
    setOpen(isWanted);
  };
  const enter = (text: string) => {
    open(true);
    onChange(text);
  };
  const {
    beforeInput,
    input: { onBlur, ...typed },
  } = useFormattedInput(format, { value, onChange: enter, onLeave });
  /** Opens the calendar with the first arrow key. Further arrow keys move the date. */
  const pickByKey = (event: KeyboardEvent<HTMLElement>) => {
    const text = event.target instanceof HTMLInputElement ? parseDay(event.target.value) : null;
    const next = dayAfterKey(text ?? shown, event);
    if (!next) return;
    event.preventDefault();
    setOpen(true);
    const current = text === null ? shown : dayjs(text);
    const picked = isOpen && text !== null ? next : current;
    show(picked);
    if (isOpen || text !== null) onChange(valueOf(picked));
  };
  return (
    <Field {...field} unit={unit} beforeInput={beforeInput} undo={{ value, put: onChange }}>
      <Typed value={typed}>
        <DatePicker
          {...controlProps({ ...field, unit })}
          components={components}
          value={day}
          format={displayed}
          suffixIcon={<CalendarOutlined aria-hidden />}
          // A clear button would be another Tab stop. No date of the form is ever today.
          allowClear={false}
          showNow={false}
          minDate={dayjs(earliest)}
          locale={calendarTexts}
          classNames={{ popup: { root: styles['calendar'] ?? '' } }}
          status={statusOf(field.message)}
          open={isOpen}
          onOpenChange={open}
          pickerValue={shown}
          onPanelChange={(panel) => show(panel)}
          panelRender={keepFocus}
          onKeyDown={pickByKey}
          onChange={(picked) => onChange(picked ? valueOf(picked) : '')}
          onBlur={({ target }) => {
            if (target instanceof HTMLInputElement) onBlur();
          }}
        />
      </Typed>
    </Field>
  );
});

/** Keeps the focus in the field during a click in the calendar, so that Tab moves to the next field. */
const keepFocus = (panel: ReactNode): ReactNode => (
  <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {panel}
  </div>
);

/** Blank label, so that the accessible name of a button is the month, year or decade on it (WCAG 2.5.3). */
const noLabel = '';

const calendarTexts: NonNullable<DatePickerProps['locale']> = {
  lang: {
    locale: 'en_US',
    placeholder: 'MM/DD/YYYY',
    monthSelect: noLabel,
    yearSelect: noLabel,
    decadeSelect: noLabel,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
    previousCentury: 'Previous century',
    nextCentury: 'Next century',
    today: 'Today',
    now: 'Now',
    backToToday: 'Back to today',
    ok: 'OK',
    clear: 'Clear',
    week: 'Week',
    month: 'Month',
    year: 'Year',
    timeSelect: 'Choose a time',
    dateSelect: 'Choose a date',
  },
  timePickerLocale: {},
};
