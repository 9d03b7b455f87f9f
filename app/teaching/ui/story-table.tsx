import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TutorBlock } from '../model/blocks.ts';
import { PencilIcon } from './icons.tsx';
import './story-table.css';

type StoryBlock = Extract<TutorBlock, { kind: 'story' }>;
type Piece = StoryBlock['pieces'][number];
type Props = { block: StoryBlock; onCorrect?: ((text: string) => Promise<boolean>) | undefined };

/** The numbers of a word problem, each with the words around it. A corrected number is read again with the rest of the text. */
export function StoryTable({ block, onCorrect }: Props) {
  const t = useTranslations('tutorWords.story');
  const { pieces } = block;
  const rows = pieces
    .map((piece, at) => ({ piece, at }))
    .filter(({ piece }) => piece.number ?? piece.isAsked);
  const correct = (at: number, number: string) =>
    onCorrect?.(textOf(pieces.map((piece, index) => (index === at ? { ...piece, number } : piece)))) ??
    Promise.resolve(false);
  return (
    <div className="card on-card t-card t-story">
      <table>
        <caption>{t('caption')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('number')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ piece, at }) => (
            <tr key={at}>
              <th scope="row">
                {piece.isAsked && <b className="t-story-asked">{t('asked')}</b>}
                <Fact piece={piece} />
              </th>
              <td>
                <NumberCell piece={piece} onSave={onCorrect ? (number) => correct(at, number) : undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ before, number, after }) => before + (number ?? '') + after).join('');

/** Signs between sentences say nothing in a table. */
const factOf = ({ before, number, after }: Piece): string =>
  `${before}${number ?? ''}${after}`.trim().replace(/[.,;:]+$/u, '');

function Fact({ piece }: { piece: Piece }) {
  const { before, number, after } = piece;
  if (number === null) return <span>{factOf(piece)}</span>;
  return (
    <span>
      {before.trimStart()}
      <mark>{number}</mark>
      {after.trimEnd().replace(/[.,;:]+$/u, '')}
    </span>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

type CellProps = { piece: Piece; onSave: ((number: string) => Promise<boolean>) | undefined };

function NumberCell({ piece, onSave }: CellProps) {
  const t = useTranslations('tutorWords.story');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { number } = piece;
  if (number === null) return <span className="muted">?</span>;
  const close = () => {
    setTyped(null);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (typed === null || !onSave)
    return (
      <span className="t-story-number">
        <span className="num">{number}</span>
        {onSave && (
          <button
            type="button"
            className="icon-btn"
            ref={pencil}
            aria-label={t('correct', { number })}
            onClick={() => setTyped(number)}
          >
            <PencilIcon />
          </button>
        )}
      </span>
    );
  return (
    <form
      className="t-story-edit"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        if (wanted === number) close();
        else if (wanted !== '') void onSave(wanted).then((isRead) => isRead && close());
      }}
    >
      <label className="sr" htmlFor={id}>
        {t('field', { fact: factOf(piece) })}
      </label>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        ref={focus}
        maxLength={20}
        size={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <button type="submit" className="btn btn-primary btn-sm">
        {t('save')}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={close}>
        {t('cancel')}
      </button>
    </form>
  );
}
