import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Window } from '#app/ui/window.tsx';
import { type FoundView, longestQuery } from '../document.ts';
import { useSearch } from './use-search.ts';
import '../search.css';

type Props = { onClose: () => void };

/** Finds skills, courses, lessons and tutors by words, from any page. */
export default function SearchWindow({ onClose }: Props) {
  const t = useTranslations('search');
  const field = useId();
  const { typed, type, found, words, failed, again } = useSearch();
  const navigate = useNavigate();
  const [first] = found ?? [];
  return (
    <Window title={t('title')} onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // Only if the results belong to the current text.
          if (!first || words !== typed.trim()) return;
          onClose();
          void navigate(first.address);
        }}
      >
        <label className="label" htmlFor={field}>
          {t('label')}
        </label>
        <input
          id={field}
          className="input"
          type="search"
          value={typed}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${field}-hint`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') step(event, 1);
          }}
        />
        <p className="small muted" id={`${field}-hint`}>
          {t('hint')}
        </p>
      </form>
      {/* After the field, so that the dialog focuses the field first. */}
      <button className="icon-btn search-close" type="button" aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
      <p className="sr-only" role="status">
        {found && !failed ? t('found', { count: found.length }) : ''}
      </p>
      {failed && (
        <p role="alert" className="search-failed">
          {t('failed')}{' '}
          <button className="btn btn-quiet btn-sm" type="button" onClick={again}>
            {t('again')}
          </button>
        </p>
      )}
      {found && !failed && <Results found={found} onClose={onClose} />}
    </Window>
  );
}

function Results({ found, onClose }: Props & { found: readonly FoundView[] }) {
  const t = useTranslations('search');
  if (found.length === 0) return <NoResults onClose={onClose} />;
  return (
    <ul className="found">
      {found.map(({ kind, title, lead, address }) => (
        <li key={address}>
          <Link
            to={address}
            onClick={onClose}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') step(event, 1);
              if (event.key === 'ArrowUp') step(event, -1);
            }}
          >
            <span className="small muted">{t(`kinds.${kind}`)}</span>
            <b>{title}</b>
            <span className="small">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoResults({ onClose }: Props) {
  const t = useTranslations('search');
  const pieces = t('none').split(/(\[[^\]]+\]\([^)]+\))/u);
  return (
    <p className="found-none">
      {pieces.map((piece) => {
        const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(piece) ?? [];
        if (!words || !to) return piece;
        return (
          <Link key={to} to={to} onClick={onClose}>
            {words}
          </Link>
        );
      })}
    </p>
  );
}

/** Moves the focus between the field and the results; Tab does the same. */
function step(event: React.KeyboardEvent<HTMLElement>, by: 1 | -1): void {
  const stops = [
    ...(event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('input, .found a') ?? []),
  ];
  const next = stops[stops.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
