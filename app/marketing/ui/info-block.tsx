import type { owner } from '#app/platform/owner.ts';
import { Mark } from '@curvela/maths-react/verdict';
import type { DocumentBlock } from '../domain/document.ts';
import { OwnerBlock } from './owner-block.tsx';
import { Questions } from './questions.tsx';
import { Rich, Rows } from './rich.tsx';
import { StudyPlot } from './study-plot.tsx';

type Owner = typeof owner;

/** One block of a document. */
export function InfoBlock({ block, owner }: { block: DocumentBlock; owner: Owner }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Rich text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'list':
      return (
        <ul className="info-list">
          {block.items.map((item) => (
            <li key={item}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'rungs':
      return (
        <ol className="rungs">
          {block.rungs.map(([mark, name, text]) => (
            <li key={mark}>
              <b>{mark}</b>
              <span>
                {name}
                <br />
                <span className="muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      );
    case 'verdicts':
      return (
        <ul className="info-verdicts">
          {(['equal', 'different', 'unknown'] as const).map((kind) => (
            <li key={kind} className={`verdict ${kind}`}>
              <Mark kind={kind} />
              {block[kind]}
            </li>
          ))}
        </ul>
      );
    case 'study':
      return (
        <article className="study">
          <h3>{block.title}</h3>
          <Rows rows={block.rows} />
        </article>
      );
    case 'study-plot':
      return <StudyPlot {...block} />;
    case 'questions':
      return <Questions questions={block.questions} />;
    case 'owner':
      return <OwnerBlock owner={owner} page={block.privacy ? 'privacy' : 'terms'} />;
  }
}
