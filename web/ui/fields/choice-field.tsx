import { DownOutlined, LoadingOutlined, LockOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import styles from './choice-field.module.css';
import { controlProps, Field, type FieldProps, statusOf } from './field.tsx';

/** One thing to choose: its id, and the text that names it. */
export interface ChoiceOption {
  readonly id: number;
  readonly text: string;
}

/** What stands in the field, and the id of the option that it names; null for unlisted text. */
export interface ChoiceValue {
  readonly text: string;
  readonly id: number | null;
}

interface ChoiceFieldProps extends FieldProps {
  readonly value: ChoiceValue;
  readonly options: readonly ChoiceOption[];
  readonly placeholder?: string;
  readonly isLoading?: boolean;
  /** Nothing can be chosen yet. */
  readonly isDisabled?: boolean;
  /** The only option is chosen and stays so (L-4.1-06). */
  readonly isLocked?: boolean;
  readonly onChange: (value: ChoiceValue) => void;
  readonly onLeave: () => void;
}

/**
 * A list that narrows as one types. What was typed stays, also when it names nothing: the form says so then
 * (L-5.1-14). Typing an option's whole text chooses it.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, placeholder, isLoading = false, isDisabled = false, isLocked = false } = props;
  const { onChange, onLeave, ...field } = props;
  return (
    <Field id={field.id} label={field.label} isRequired={field.isRequired ?? false} message={field.message}>
      <AutoComplete
        {...controlProps(field)}
        className={isLocked ? (styles['locked'] ?? '') : ''}
        value={value.text}
        options={options.map(({ id, text }) => ({ key: id, id, value: text }))}
        placeholder={isLoading ? 'Loading…' : placeholder}
        disabled={isDisabled || isLocked}
        status={statusOf(field.message)}
        suffixIcon={iconOf(props)}
        showSearch={{
          filterOption: (typed, option) => value.id !== null || includes(option?.value ?? '', typed),
        }}
        onChange={(text: string = '', option) => {
          const picked = Array.isArray(option) ? undefined : option?.['id'];
          onChange({ text, id: typeof picked === 'number' ? picked : idOf(options, text) });
        }}
        onBlur={onLeave}
      />
    </Field>
  );
}

function iconOf({ isLocked, isLoading }: ChoiceFieldProps) {
  if (isLocked) return <LockOutlined />;
  return isLoading ? <LoadingOutlined /> : <DownOutlined />;
}

const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

function idOf(options: readonly ChoiceOption[], text: string): number | null {
  const typed = text.trim().toLowerCase();
  return options.find((option) => option.text.toLowerCase() === typed)?.id ?? null;
}
