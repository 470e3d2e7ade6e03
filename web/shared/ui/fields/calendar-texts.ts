import type { DatePickerProps } from 'antd';

/** Blank label, so that the accessible name of a button is the month, year or decade on it (WCAG 2.5.3). */
const noLabel = '';

/** The texts of the calendar of a date field. */
export const calendarTexts: NonNullable<DatePickerProps['locale']> = {
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
