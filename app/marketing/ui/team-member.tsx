import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, shortDayOf, clearTimeOf } from '#app/platform/times.ts';
import { Avatar, subjectList } from '#app/tutors/index.ts';
import type { PublicPerson } from '../use-cases/people.server.ts';

/** A tutor in the list: name, style, price, and the next free time. */
export function TeamMember({ person }: { person: PublicPerson }) {
  const t = useTranslations('team');
  const { state, timeZone } = usePreferences();
  const { slug, name, city, avatar, headline, subjects, languages, rating, trial, session, next } = person;
  const localeAndZone = { locale: state.locale, timeZone };
  const average = (value: number) =>
    new Intl.NumberFormat(state.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return (
    <article className="team-member">
      <Avatar portrait={avatar} size={112} />
      <div>
        <h2>
          <Link to={`/tutors/${slug}`}>{name}</Link>
        </h2>
        <p className="small muted">
          {cityName(city, state.locale)} ·{' '}
          {rating ? t('rating', { average: average(rating.average), count: rating.count }) : t('noRating')}
        </p>
        <q>{headline}</q>
        <p className="small muted">
          {subjectList(subjects, state.locale)} · {t('inLanguages')}{' '}
          {languages.map((language, at) => (
            <span key={language} lang={language}>
              {at > 0 && ', '}
              {new Intl.DisplayNames([language], { type: 'language' }).of(language)}
            </span>
          ))}
        </p>
      </div>
      <div className="team-next">
        {trial && session && (
          <p className="small num">
            {t('from', {
              trial: formatMoney(trial, state.locale),
              session: formatMoney(session, state.locale),
            })}
          </p>
        )}
        {next && (
          <p className="small num muted">
            {t('free', { when: `${shortDayOf(next, localeAndZone)}, ${clearTimeOf(next, localeAndZone)}` })}
          </p>
        )}
        <Link className="btn btn-secondary btn-sm" to={`/tutors/${slug}`} aria-label={t('timesOf', { name })}>
          {t('times')}
        </Link>
      </div>
    </article>
  );
}
