import { Link } from 'react-router';
import { Picture } from '#app/practice/index.ts';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { TutorBlock } from '../model/blocks.ts';
import { Maths, Sentence } from './sentence.tsx';

type Of<Kind extends TutorBlock['kind']> = { block: Extract<TutorBlock, { kind: Kind }> };

/** A part of the idea, with its drawing. */
export function IdeaBlock({ block: { title, text, svg, caption } }: Of<'idea'>) {
  return (
    <div className="t-idea">
      {text.length > 0 && (
        <div className="hint">
          <div className="hint-head">
            <HintIcon />
            {title}
          </div>
          <p>
            <Sentence text={text} />
          </p>
        </div>
      )}
      {svg && <Picture picture={{ svg }} caption={caption} />}
    </div>
  );
}

/** A previous question; a pending one is shown by its card. */
export function PreviousQuestion({ block: { prompt, svg } }: Of<'asked'>) {
  return (
    <div className="t-asked">
      <p>
        <b>
          <Sentence text={prompt} />
        </b>
      </p>
      {svg && <Picture picture={{ svg }} />}
    </div>
  );
}

/** A solution line by line, each with its reason. */
export function StepsBlock({ block: { title, prompt, lines, svg } }: Of<'steps'>) {
  return (
    <div className="card on-card t-card">
      <h2 className="t-card-head">{title}</h2>
      {prompt.length > 0 && (
        <p>
          <Sentence text={prompt} />
        </p>
      )}
      {svg && <Picture picture={{ svg }} />}
      <ol className="lines">
        {lines.map(({ formula, note }, at) => (
          // The order of solution lines is stable.
          <li key={at}>
            <span className="n">{at + 1}</span>
            <span className="t-step">
              <Maths formula={formula} />
            </span>
            <span />
            {note.length > 0 && (
              <span className="note">
                <Sentence text={note} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links to what can be done next. */
export function WaysBlock({ block: { title, ways } }: Of<'ways'>) {
  return (
    <nav className="t-ways" aria-label={title}>
      <p>{title}</p>
      <ul className="t-choices">
        {ways.map(({ label, to }, at) => (
          <li key={to}>
            <Link className={`btn ${at === 0 ? 'btn-primary' : 'btn-secondary'}`} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
