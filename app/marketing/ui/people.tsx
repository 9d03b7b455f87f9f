import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { requestRegionDrawer } from '#app/preferences/index.ts';
import { Avatar } from '#app/tutors/index.ts';
import type { HomePeople, HomePerson } from '../use-cases/home-people.server.ts';
import { MoreLink } from './ways.tsx';

/** Up to three tutors who are free soonest, with the time in the visitor's zone. */
export function People({ people: { people, thisWeek, zone } }: { people: HomePeople }) {
  const t = useTranslations('home.people');
  return (
    <div className="page slim-pad">
      <h2 id="people-title">{thisWeek ? t('title') : t('titleNone')}</h2>
      {thisWeek && (
        <p className="zone">
          {t('zone', { zone })}{' '}
          <button className="link" type="button" onClick={requestRegionDrawer}>
            {t('change')}
          </button>
        </p>
      )}
      {people.length > 0 ? (
        <div className="people">
          {people.map((person) => (
            <PersonCard key={person.slug} person={person} />
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

function PersonCard({ person }: { person: HomePerson }) {
  const t = useTranslations('home.people');
  const { slug, name, city, avatar, headline, subjects, languages, rating, trial, session } = person;
  return (
    <article className="card person">
      <div className="person-top">
        <Avatar portrait={avatar} size={76} />
        <div>
          <h3>
            <Link to={`/tutors/${slug}`}>{name}</Link>
          </h3>
          <p className="small muted">{rating ? t('sessions', { city, ...rating }) : city}</p>
        </div>
      </div>
      <q>{headline}</q>
      <dl>
        <div>
          <dt className="sr">{t('subjects')}</dt>
          <dd>{subjects}</dd>
        </div>
        <div>
          <dt className="sr">{t('languages')}</dt>
          <dd>
            {t('inLanguages')}{' '}
            {languages.map((language, at) => (
              <span key={language.code} lang={language.code}>
                {at > 0 && ', '}
                {language.name}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt className="sr">{t('prices')}</dt>
          <dd className="num">{t('priceLine', { trial, session })}</dd>
        </div>
      </dl>
      <Next person={person} />
    </article>
  );
}

/** Links to booking the next free time; without one, to the tutor's calendar. */
function Next({ person: { slug, name, next } }: { person: HomePerson }) {
  const t = useTranslations('home.people');
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
  const { start, day, time } = next;
  const query = new URLSearchParams({ tutor: slug, minutes: '60', start });
  return (
    <div className="next">
      <span>
        <span className="small muted">{t('next')}</span>
        <br />
        <b className="num">{day ? `${day}, ${time}` : t('today', { time })}</b>
      </span>
      <Link className="btn btn-secondary btn-sm" to={`/book?${query}`} aria-label={t('bookWith', { name })}>
        {t('book')}
      </Link>
    </div>
  );
}
