import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { weekdayName } from '#app/platform/times.ts';
import type { HoursChange } from '../domain/hours-changes.ts';
import type { Hours } from '../domain/hours-form.ts';
import { focusWhenShown } from './weekly-hours-form.tsx';
import { useExceptionText } from './days-that-differ.tsx';
import { useLimitTexts } from './limit-fields.tsx';

/** Changes saved in another window meanwhile. */
export function HoursChangedElsewhere(props: {
  news: readonly HoursChange[];
  saved: Hours;
  onClose: () => void;
}) {
  const { news, saved, onClose } = props;
  const t = useTranslations('tutorHours');
  const textOf = useChangeText(saved);
  return (
    <div className="hours-news" role="alert" tabIndex={-1} ref={focusWhenShown}>
      <p>
        <b>{t('news.title')}</b>
      </p>
      <ul>
        {news.map((change) => (
          <li key={textOf(change)}>{textOf(change)}</li>
        ))}
      </ul>
      <p>{t('news.kept')}</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onClose}>
        {t('news.close')}
      </button>
    </div>
  );
}

function useChangeText(saved: Hours): (change: HoursChange) => string {
  const t = useTranslations('tutorHours');
  const { state } = usePreferences();
  const exceptionText = useExceptionText();
  const limits = useLimitTexts();
  return (change) => {
    if (change.kind === 'rule') {
      const { weekday, start, end } = change.rule;
      const what = `${weekdayName(weekday, state.locale)} ${start}–${end}`;
      return t(change.added ? 'news.added' : 'news.removed', { what });
    }
    if (change.kind === 'exception')
      return t(change.added ? 'news.added' : 'news.removed', { what: exceptionText(change.exception) });
    if (change.kind === 'zone') return t('news.value', { what: t('zone.zone'), value: saved.zone });
    if (change.kind === 'city') return t('news.value', { what: t('zone.city'), value: saved.city });
    return t('news.value', { what: limits.nameOf(change.kind), value: limits.valueOf(change.kind, saved) });
  };
}
