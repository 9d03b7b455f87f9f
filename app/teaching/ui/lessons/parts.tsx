import { Formula } from '@curvela/maths-react/formula';
import type { FigureView, FormulaView, SentenceParts, WorkedView } from '#app/practice/index.ts';

export const Maths = ({ formula }: { formula: FormulaView }) => (
  <Formula latex={formula.latex} html={formula.html} plain={formula.plain} speech={formula.speech} />
);

/** A sentence with formulas. */
export function TextParts({ parts }: { parts: SentenceParts }) {
  return parts.map((part, at) =>
    // The order of parts is stable.
    part.kind === 'text' ? part.text : <Maths key={at} formula={part.formula} />,
  );
}

/** The sentence as text for screen readers. */
export const spoken = (parts: SentenceParts): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.formula.speech)).join('');

/** A solution line by line, each with its reason. */
export function Worked({ worked }: { worked: WorkedView }) {
  return (
    <ol className="lines">
      {worked.lines.map(({ formula, why }, at) => (
        // The order of solution lines is stable.
        <li key={at}>
          <span className="n">{at + 1}</span>
          <span className="ls-formula">
            <Maths formula={formula} />
          </span>
          {why.length > 0 && (
            <span className="note">
              <TextParts parts={why} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A graph or figure rendered on the server. */
export function Picture({ picture, caption }: { picture: Pick<FigureView, 'svg'>; caption?: string }) {
  return (
    <figure className="ls-fig">
      {/* Our own SVG with its description, built on the server from numbers and escaped names. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className="ls-svg" dangerouslySetInnerHTML={{ __html: picture.svg }} />
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}
