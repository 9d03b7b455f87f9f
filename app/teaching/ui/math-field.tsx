import type { Ref } from 'react';
import { MathInput, type MathInputHandle, OwnWords } from '@curvela/maths-react/input';
import { useCopyAsLatex } from '@curvela/maths-react/formula';
import { longestLine } from '../model/limits.ts';

export type MathFieldHandle = MathInputHandle;

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  locale: string;
  help?: string;
  error?: string | null;
  large?: boolean;
  /** Most characters; those of a line when absent. */
  longest?: number;
  /** Keeps the line breaks of a pasted text. */
  multiline?: boolean;
  ref?: Ref<MathFieldHandle>;
};

/** Input for a line of maths or a message, limited to the length of a line or to `longest`. Rendered formulas around it are copied as LaTeX. */
export function MathField(props: Props) {
  useCopyAsLatex();
  return (
    <OwnWords value>
      <MathInput {...props} longest={props.longest ?? longestLine} />
    </OwnWords>
  );
}
