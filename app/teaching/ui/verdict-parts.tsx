import { Mark } from '@curvela/maths-react/verdict';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { TutorBlock } from '../model/blocks.ts';
import { Maths, Sentence } from './sentence.tsx';

/* Parts of a turn that look the same in a session and in a trial. */

type Of<Kind extends TutorBlock['kind']> = { block: Extract<TutorBlock, { kind: Kind }> };

/** Mark, then text. */
export const VerdictLine = ({ block, className = '' }: Of<'verdict'> & { className?: string }) => (
  <p className={`verdict ${block.verdict} ${className}`}>
    <Mark kind={block.verdict} />
    <span>
      <Sentence text={block.text} />
    </span>
  </p>
);

/** A hint, with its question if it asks one. */
export function HintNote({
  block,
  className = '',
  asking,
}: Of<'hint'> & { className?: string; asking: string }) {
  return (
    <div className={`hint ${className}`}>
      <div className="hint-head">
        <HintIcon />
        {block.title}
      </div>
      <p>
        <Sentence text={block.text} />
      </p>
      {block.question && (
        <p className={asking}>
          <Sentence text={block.question} />
        </p>
      )}
    </div>
  );
}

/** A worked problem, or the full solution of this one: lines, each with its reason. */
export function WorkedLines({ block }: Of<'worked'>) {
  const lines = [{ formula: block.problem, note: '' }, ...block.lines];
  return (
    <ol className="lines">
      {lines.map(({ formula, note }, at) => (
        // The order of solution lines is stable.
        <li key={at}>
          <span className="n">{at + 1}</span>
          <Maths formula={formula} />
          <span />
          {note !== '' && <span className="note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
