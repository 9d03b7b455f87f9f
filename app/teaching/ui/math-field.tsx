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
  ref?: Ref<MathFieldHandle>;
};

/**
 * A line of maths in the tutor's room, as long as a turn may be, or what its learner says in words. Where it stands, drawn formulas are
 * copied as LaTeX.
 */
export function MathField(props: Props) {
  useCopyAsLatex();
  return (
    <OwnWords value>
      <MathInput {...props} longest={longestLine} />
    </OwnWords>
  );
}
