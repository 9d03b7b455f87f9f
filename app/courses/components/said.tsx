import { Formula } from '#app/maths/public.ts';
import type { Parts, WorkedView } from '#app/practice/public.ts';

/** A sentence with formulas in it. */
export function Said({ parts }: { parts: Parts }) {
  return parts.map((part, at) =>
    // A sentence never changes its order.
    part.kind === 'text' ? part.text : <Formula key={at} {...part.formula} />,
  );
}

/** A solution, line by line, each with its reason. */
export function Worked({ worked }: { worked: WorkedView }) {
  return (
    <ol className="lines">
      {worked.lines.map(({ formula, why }, at) => (
        // Lines of a solution stand still.
        <li key={at}>
          <span className="n">{at + 1}</span>
          <span className="co-formula" tabIndex={-1}>
            <Formula {...formula} />
          </span>
          {why.length > 0 && (
            <span className="note">
              <Said parts={why} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A graph or a figure as the server drew it. */
export function Drawn({ svg, caption }: { svg: string; caption?: Parts }) {
  return (
    <figure className="co-fig">
      {/* Our own drawing with its description, made on the server from numbers and escaped names. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className="co-svg" dangerouslySetInnerHTML={{ __html: svg }} />
      {caption && (
        <figcaption className="small muted">
          <Said parts={caption} />
        </figcaption>
      )}
    </figure>
  );
}
