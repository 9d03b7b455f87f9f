import type { Ref } from 'react';
import type { MathInputProps } from './math-input-props.ts';

/** Slightly above the parser's limit, so that the parser can report it. */
export const defaultLongest = 600;

type Props = Pick<MathInputProps, 'value' | 'onChange' | 'error' | 'longest'> & {
  id: string;
  field: Ref<HTMLInputElement>;
  /** Our keyboard is below the field: suppresses the phone's own. */
  withKeys?: boolean;
  onEscape?: () => void;
};

/** The plain text field, always available. */
export function TypedField(props: Props) {
  const { id, value, onChange, error, longest = defaultLongest, field, withKeys = false, onEscape } = props;
  return (
    <input
      ref={field}
      id={id}
      className="input input-math"
      value={value}
      maxLength={longest}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      inputMode={withKeys ? 'none' : undefined}
      aria-describedby={`${id}-help`}
      aria-invalid={error ? true : undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape?.();
      }}
    />
  );
}
