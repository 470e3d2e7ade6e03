import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Card as Box, Input, InputNumber, type InputNumberProps, type InputRef, Radio } from 'antd';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Elements } from '../../../../web/shared/ui/elements.ts';

interface CardProps {
  /** Id of the content; the heading has this id with `-heading`. */
  readonly id: string;
  readonly title: string;
  /** The key that moves the focus to this part. */
  readonly shortcut?: string;
  readonly children: ReactNode;
}

/** A part of a column under its heading. */
export const Card = ({ id, title, shortcut, children }: CardProps) => (
  <Box
    size="small"
    title={<h3 id={`${id}-heading`}>{title}</h3>}
    extra={shortcut && <kbd title={`Press ${shortcut} to come here`}>{shortcut}</kbd>}
  >
    <div id={id}>{children}</div>
  </Box>
);

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly hidesLegend?: boolean;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** Radio buttons as one control, with the options side by side. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <fieldset className="setting">
    <legend className={props.hidesLegend ? 'visually-hidden' : ''}>{props.legend}</legend>
    <Radio.Group
      name={props.name}
      optionType="button"
      size="small"
      options={[...props.choices]}
      value={props.value}
      onChange={({ target }) => props.choose(target.value as Value)}
    />
  </fieldset>
);

/** A field with a number. Its buttons have names; their icons are hidden from screen readers. */
export const NumberInput = (props: InputNumberProps<number>) => (
  <InputNumber<number>
    controls={{ upIcon: <UpOutlined aria-hidden />, downIcon: <DownOutlined aria-hidden /> }}
    {...props}
  />
);

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly children: Elements;
}

/** A control below its label. */
export const Field = ({ id, label, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);

interface CodeAreaProps extends ComponentProps<typeof Input.TextArea> {
  readonly set: (text: string) => void;
}

/** A text area for JSON. */
export const CodeArea = ({ set, ...props }: CodeAreaProps) => (
  <Input.TextArea
    {...props}
    className="code-text"
    spellCheck={false}
    autoComplete="off"
    onChange={({ target }) => set(target.value)}
  />
);

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The key that moves the focus to the box. */
  readonly shortcut: string;
  readonly value: string;
  readonly set: (text: string) => void;
  /** Called when the user presses Enter. */
  readonly enter?: () => void;
}

/** A search box with a key of its own. */
export function SearchBox({ label, placeholder, shortcut, value, set, enter }: SearchBoxProps) {
  const box = useRef<InputRef>(null);
  useKey(shortcut, () => box.current?.focus());
  return (
    <Input
      ref={box}
      type="search"
      placeholder={placeholder}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => set(target.value)}
      onPressEnter={() => enter?.()}
    />
  );
}

interface CodeProps {
  readonly title: string;
  readonly text: string;
}

/** A text as it is. It can have the focus, so that a long text scrolls by keyboard. */
export const Code = ({ title, text }: CodeProps) => (
  <pre tabIndex={0} role="region" aria-label={title}>
    {text}
  </pre>
);

const fieldsToType = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

/**
 * Calls a function when the user presses a key outside of a field.
 *
 * @param key the key; `Alt+` before it also works in a field
 */
export function useKey(key: string, press: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches(fieldsToType);
    const isPressed = event.altKey
      ? key === `Alt+${event.code.replace('Key', '')}`
      : key === event.key && !isTyping;
    if (!isPressed || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
