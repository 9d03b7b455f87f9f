import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { requestRegionDrawer, usePreferences } from '#app/preferences/index.ts';
import { cityName, cityOfZone, dayKeyOf, shortDayOf, clearTimeOf } from '#app/platform/times.ts';
import { Avatar, subjectList } from '#app/tutors/index.ts';
import type { TeamPage as PeopleNow, PublicPerson } from '../use-cases/people.server.ts';
import { MoreLink } from './ways.tsx';

const week = 7 * 24 * 3_600_000;
const shown = 3;

/** Up to three tutors who are free soonest, with the time in the visitor's zone. */
export function People({ people: { people, asOf } }: { people: PeopleNow }) {
  const t = useTranslations('home.people');
  const { state, timeZone } = usePreferences();
  const first = people.slice(0, shown);
  const thisWeek = first.some(({ next }) => next && Date.parse(next) - Date.parse(asOf) < week);
  return (
    <div className="page slim-pad">
      <h2 id="people-title">{thisWeek ? t('title') : t('titleNone')}</h2>
      {thisWeek && (
        <p className="zone">
          {t('zone', { zone: cityOfZone(timeZone, state.locale) })}{' '}
          <button className="link" type="button" onClick={requestRegionDrawer}>
            {t('change')}
          </button>
        </p>
      )}
      {first.length > 0 ? (
        <div className="people">
          {first.map((person) => (
            <PersonCard key={person.slug} person={person} asOf={asOf} />
          ))}
        </div>
      ) : (
        <p className="muted mt-4">{t('empty')}</p>
      )}
      <p className="mt-5">
        <MoreLink to="/tutor">{t('all')}</MoreLink>
      </p>
    </div>
  );
}

function PersonCard({ person, asOf }: { person: PublicPerson; asOf: string }) {
  const t = useTranslations('home.people');
  const { state } = usePreferences();
  const { slug, name, city, avatar, headline, subjects, languages, rating, trial, session } = person;
  const money = (price: PublicPerson['trial']) => (price ? formatMoney(price, state.locale) : '–');
  return (
    <article className="card person">
      <div className="person-top">
        <Avatar portrait={avatar} size={76} />
        <div>
          <h3>
            <Link to={`/tutors/${slug}`}>{name}</Link>
          </h3>
          <p className="small muted">
            {rating
              ? t('sessions', {
                  city: cityName(city, state.locale),
                  average: new Intl.NumberFormat(state.locale, {
                    minimumFractionDigits: 1,
                    maximumFractionDigits: 1,
                  }).format(rating.average),
                  count: rating.count,
                })
              : cityName(city, state.locale)}
          </p>
        </div>
      </div>
      <q>{headline}</q>
      <dl>
        <div>
          <dt className="sr">{t('subjects')}</dt>
          <dd>{subjectList(subjects, state.locale)}</dd>
        </div>
        <div>
          <dt className="sr">{t('languages')}</dt>
          <dd>
            {t('inLanguages')}{' '}
            {languages.map((language, at) => (
              <span key={language} lang={language}>
                {at > 0 && ', '}
                {new Intl.DisplayNames([language], { type: 'language' }).of(language)}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt className="sr">{t('prices')}</dt>
          <dd className="num">{t('priceLine', { trial: money(trial), session: money(session) })}</dd>
        </div>
      </dl>
      <Next person={person} asOf={asOf} />
    </article>
  );
}

/** Links to booking the next free time; without one, to the tutor's calendar. */
function Next({ person: { slug, name, next }, asOf }: { person: PublicPerson; asOf: string }) {
  const t = useTranslations('home.people');
  const { state, timeZone } = usePreferences();
  if (!next) {
    return (
      <div className="next">
        <span className="small muted">{t('none')}</span>
        <Link className="btn btn-secondary btn-sm" to={`/tutors/${slug}`}>
          {t('see')}
        </Link>
      </div>
    );
  }
  const localeAndZone = { locale: state.locale, timeZone };
  const time = clearTimeOf(next, localeAndZone);
  const today = dayKeyOf(next, timeZone) === dayKeyOf(asOf, timeZone);
  const query = new URLSearchParams({ tutor: slug, minutes: '60', start: next });
  return (
    <div className="next">
      <span>
        <span className="small muted">{t('next')}</span>
        <br />
        <b className="num">{today ? t('today', { time }) : `${shortDayOf(next, localeAndZone)}, ${time}`}</b>
      </span>
      <Link className="btn btn-secondary btn-sm" to={`/book?${query}`} aria-label={t('bookWith', { name })}>
        {t('book')}
      </Link>
    </div>
  );
}
