import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { owner } from '#app/platform/owner.ts';
import { Mark } from '#app/ui/verdict.tsx';
import type { Block } from '../documents/document.ts';
import { piecesOf } from '../rich-line.ts';
import { StudyPlot } from './study-plot.tsx';

type Owner = typeof owner;

/** One block of a document. */
export function InfoBlock({ block, owner }: { block: Block; owner: Owner }) {
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
      return (
        <div className="questions">
          {block.questions.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>
                <Rich text={answer} />
              </p>
            </details>
          ))}
        </div>
      );
    case 'owner':
      return <OwnerBlock owner={owner} />;
  }
}

function Rich({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    piece.to ? (
      <Link key={at} to={piece.to}>
        {piece.text}
      </Link>
    ) : (
      piece.text
    ),
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="info-rows">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who runs the service; what is missing says so, because a made-up name would be a lie. */
function OwnerBlock({ owner }: { owner: Owner }) {
  const t = useTranslations('info.owner');
  const known = [
    [t('name'), owner.legalName],
    [t('addressLabel'), owner.address],
    [t('registrationLabel'), owner.registration],
    [t('lawLabel'), owner.law],
  ].filter((row): row is [string, string] => row[1] !== null);
  const missing = (['legalName', 'address', 'registration', 'law'] as const).filter(
    (key) => owner[key] === null,
  );
  return (
    <>
      {known.length > 0 && <Rows rows={known} />}
      {missing.length > 0 && (
        <p className="info-missing">
          {t('missing', { what: missing.map((key) => t(key)).join(', ') })}{' '}
          {t.rich('ask', { link: (text) => <Link to="/contact">{text}</Link> })}
        </p>
      )}
    </>
  );
}
