import type { Ref } from 'react';
import type { MathInputProps } from './math-input-props.ts';

/** A little more than the reader reads, so that it can say so. */
export const defaultLongest = 600;

type Props = Pick<MathInputProps, 'value' | 'onChange' | 'error' | 'longest'> & {
  id: string;
  field: Ref<HTMLInputElement>;
  /** Our keys are under the field: a phone need not show its own. */
  withKeys?: boolean;
  onEscape?: () => void;
};

/** The line of text, which is always there. */
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
