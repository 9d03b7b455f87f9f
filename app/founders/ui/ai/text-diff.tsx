import { useTranslations } from 'use-intl/react';
import { countsOf, diffOf, type DiffLine } from '../../domain/diff.ts';

type Props = { before: { version: number; text: string } | null; after: { version: number; text: string } };

/** Line diff of a version against the live one. Signs and screen-reader text carry the meaning; colour is redundant. */
export function TextDiff({ before, after }: Props) {
  const t = useTranslations('foundersAi');
  const lines = before ? diffOf(before.text, after.text) : whole(after.text);
  const { added, removed } = countsOf(lines);
  const version = String(before?.version ?? '');
  const same = added + removed === 0;
  const summary = same ? t('noChanges', { version }) : t('changes', { version, added, removed });
  return (
    <>
      <p className="small muted">{before ? summary : t('whole', { version: String(after.version) })}</p>
      <ol className="ai-diff" aria-label={t('whole', { version: String(after.version) })}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
          <li key={at} className={line.kind}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </>
  );
}

const whole = (text: string): DiffLine[] =>
  text.split('\n').map((line) => ({ kind: 'same', parts: [{ text: line, changed: false }] }));

const signs = { same: '', in: '+', out: '−' };

function Line({ line: { kind, parts } }: { line: DiffLine }) {
  const t = useTranslations('foundersAi');
  const words = parts.map(({ text, changed }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- words have no name but their place
    changed && kind !== 'same' ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
  );
  return (
    <>
      <span className="ai-sign" aria-hidden="true">
        {signs[kind]}
      </span>
      {kind === 'same' && <span className="ai-words">{words}</span>}
      {kind === 'in' && (
        <ins className="ai-words">
          <span className="sr">{t('added')} </span>
          {words}
        </ins>
      )}
      {kind === 'out' && (
        <del className="ai-words">
          <span className="sr">{t('removed')} </span>
          {words}
        </del>
      )}
    </>
  );
}
