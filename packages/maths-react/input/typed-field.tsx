import type { KeyboardEvent, Ref } from 'react';
import type { MathInputProps, TextControl } from './math-input-props.ts';

/** Slightly above the parser's limit, so that the parser can report it. */
export const defaultLongest = 600;

type Props = Pick<MathInputProps, 'value' | 'onChange' | 'error' | 'longest' | 'multiline'> & {
  id: string;
  field: Ref<TextControl>;
  /** Our keyboard is below the field: suppresses the phone's own. */
  withKeys?: boolean;
  onEscape?: () => void;
};

/** The plain text field, always available. */
export function TypedField(props: Props) {
  const { id, value, onChange, error, longest = defaultLongest, field, withKeys = false, onEscape } = props;
  const common = {
    id,
    className: props.multiline ? 'input input-math input-lines' : 'input input-math',
    value,
    maxLength: longest,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    inputMode: withKeys ? ('none' as const) : undefined,
    'aria-describedby': `${id}-help`,
    'aria-invalid': error ? true : undefined,
    onChange: ({ target }: { target: TextControl }) => onChange(target.value),
    onKeyDown: (event: KeyboardEvent<TextControl>) => {
      if (event.key === 'Escape') onEscape?.();
      if (props.multiline) submitOnEnter(event);
    },
  };
  return props.multiline ? (
    <textarea ref={field as Ref<HTMLTextAreaElement>} rows={rowsOf(value)} enterKeyHint="go" {...common} />
  ) : (
    <input ref={field as Ref<HTMLInputElement>} enterKeyHint="done" {...common} />
  );
}

const mostRows = 8;

/** The rows that show the lines of a text, at most eight. */
const rowsOf = (text: string): number => Math.min(text.split('\n').length, mostRows);

/** Enter submits the form of a text area, as that of an input; Shift+Enter breaks the line. */
export function submitOnEnter(event: KeyboardEvent<TextControl>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
