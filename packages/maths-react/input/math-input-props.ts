import type { Ref } from 'react';
import type { RequiredForm } from '@curvela/maths';

/** An answer to compare the line with while it is typed. */
export type Against = { expected: string; form?: RequiredForm };

/** The plain text field: of several lines where it is `multiline`. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type MathInputHandle = { focus(): void };

export type MathInputProps = {
  label: string;
  /** Plain text or LaTeX, in the syntax of our parser. */
  value: string;
  onChange(value: string): void;
  locale: string;
  /** Shown in place of the reading until something is typed. */
  help?: string;
  error?: string | null;
  large?: boolean;
  longest?: number;
  /** Keeps the line breaks of a pasted text. Enter still submits the form; Shift+Enter breaks the line. */
  multiline?: boolean;
  /** Shows how the text is parsed while it is typed. */
  reads?: boolean;
  /** Shows the verdict against this answer while it is typed. */
  against?: Against;
  ref?: Ref<MathInputHandle>;
};
