import { Formula } from '@curvela/maths-react/formula';
import type { SentenceParts, WorkedView } from '#app/practice/index.ts';

/** Text that must stay on the line of the formula before it: browsers break beside a formula even at a no-break space or a mark. */
const glued =
  /^(?:[\u00a0\u202f]\S*|[,.;:!?%)»”…]+| (?:mm|cm|dm|km|m|g|kg|l|h|min|s)[²³]?(?![\p{L}\d])[,.;:!?]?)/u;

/** A sentence with formulas in it. */
export function LessonText({ parts }: { parts: SentenceParts }) {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    if (part.kind === 'text') return part.text.slice(tailOf(before, part).length);
    const tail = tailOf(part, parts[at + 1]);
    // The parts of a sentence never change order.
    if (tail === '') return <Formula key={at} {...part.formula} />;
    return (
      <span key={at} className="co-glued">
        <Formula {...part.formula} />
        {tail}
      </span>
    );
  });
}

/** The text after a formula that stays on its line: a mark, or the unit of a number. */
function tailOf(formula: SentenceParts[number] | undefined, text: SentenceParts[number] | undefined): string {
  if (formula?.kind !== 'formula' || text?.kind !== 'text') return '';
  return glued.exec(text.text)?.[0] ?? '';
}

/** A solution, line by line, each with its reason. */
export function WorkedSolution({ worked }: { worked: WorkedView }) {
  return (
    <ol className="lines">
      {worked.lines.map(({ formula, why }, at) => (
        // Lines of a solution never change order.
        <li key={at}>
          <span className="n">{at + 1}</span>
          <span className="co-formula" tabIndex={-1}>
            <Formula {...formula} />
          </span>
          {why.length > 0 && (
            <span className="note">
              <LessonText parts={why} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A graph or figure as drawn by the server. */
export function DrawnFigure({ svg, caption }: { svg: string; caption?: SentenceParts }) {
  return (
    <figure className="co-fig">
      {/* Markup of the server’s own graph writer: numbers and escaped names only. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className="co-svg" dangerouslySetInnerHTML={{ __html: svg }} />
      {caption && (
        <figcaption className="small muted">
          <LessonText parts={caption} />
        </figcaption>
      )}
    </figure>
  );
}
