import type { Ref } from 'react';
import type { RequiredForm } from '@curvela/maths';

/** An answer that a line is compared with while it is typed. */
export type Against = { expected: string; form?: RequiredForm };

export type MathInputHandle = { focus(): void };

export type MathInputProps = {
  label: string;
  /** Text, plain or LaTeX, that our reader reads. */
  value: string;
  onChange(value: string): void;
  locale: string;
  /** Stands where the reading will be, until something is typed. */
  help?: string;
  error?: string | null;
  large?: boolean;
  longest?: number;
  /** Shows how the text is read while it is typed. */
  reads?: boolean;
  /** Shows the verdict against this answer while it is typed. */
  against?: Against;
  ref?: Ref<MathInputHandle>;
};
