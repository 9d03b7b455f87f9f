import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';

type Props = { typed: string; found: number; onType(typed: string): void };

/** Filters the questions. Arrow down moves to the first result, Escape clears the field. */
export function FindQuestionsField({ typed, found, onType }: Props) {
  const t = useTranslations('info.questions');
  const id = useId();
  const looked = typed.trim() !== '';
  return (
    <search className="find-questions">
      <label className="label" htmlFor={id}>
        {t('label')}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          const first = event.currentTarget.closest('article')?.querySelector<HTMLElement>('summary');
          first?.focus();
        }}
      />
      <p className="small muted" role="status">
        {looked ? t('found', { count: found }) : ''}
      </p>
      {looked && found === 0 && (
        <p>
          {t('none')}{' '}
          <Link to={`/contact?${new URLSearchParams({ about: 'question', ask: typed.trim() })}`}>
            {t('ask')}
          </Link>
        </p>
      )}
    </search>
  );
}
