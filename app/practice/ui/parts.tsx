import { Formula } from '@curvela/maths-react/formula';
import type { FormulaView, SentenceParts, WorkedView } from '../model/views.ts';

export const FormulaText = ({ formula }: { formula: FormulaView }) => (
  <Formula latex={formula.latex} html={formula.html} plain={formula.plain} speech={formula.speech} />
);

/** A sentence with formulas in it. */
export function Sentence({ parts }: { parts: SentenceParts }) {
  return parts.map((part, at) =>
    // The parts of a sentence never change order.
    part.kind === 'text' ? part.text : <FormulaText key={at} formula={part.formula} />,
  );
}

/** The spoken text of a sentence, for accessible names. */
export const spoken = (parts: SentenceParts): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.formula.speech)).join('');

/** A solution as read aloud: each line, then its reason. */
export const stepsOf = ({ lines }: WorkedView): SentenceParts[] =>
  lines.flatMap(({ formula, why }) => [[{ kind: 'formula', formula }], why]);

/** A solution, line by line, each with its reason. */
export function Steps({ worked }: { worked: WorkedView }) {
  return (
    <ol className="lines p-steps">
      {worked.lines.map(({ formula, why }, at) => (
        // The lines of a solution never change order.
        <li key={at}>
          <span className="n">{at + 1}</span>
          <span className="p-formula">
            <FormulaText formula={formula} />
          </span>
          {why.length > 0 && (
            <span className="note">
              <Sentence parts={why} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
