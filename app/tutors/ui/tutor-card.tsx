import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { ListedTutor } from '../model/schemas.ts';
import { cityName, shortDayOf, timeOf } from '#app/platform/times.ts';
import { ownNameOf, sessionTypeOf, subjectList } from '../domain/tutor.ts';
import { Avatar } from './avatar.tsx';
import { SlotLink } from './slot-link.tsx';
import './tutor-card.css';

type TutorCardProps = {
  tutor: ListedTutor;
  minutes?: number;
  wanted?: string | undefined;
  headingLevel?: 'h2' | 'h3' | 'h4';
};

/** A tutor as a list row: name, style, and the nearest free times in the visitor’s zone. Needs the texts `tutorPages`. */
export function TutorCard({ tutor, minutes = 60, wanted, headingLevel: Heading = 'h3' }: TutorCardProps) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const price = tutor.prices[sessionTypeOf(minutes) ?? 'session'];
  return (
    <article className="card tutor-row">
      <div className="who">
        <Avatar portrait={tutor.avatar} size={76} />
        <div>
          <Heading>
            <Link to={`/tutors/${tutor.slug}`}>{tutor.name}</Link>
          </Heading>
          <p className="small muted">
            {cityName(tutor.city, state.locale)}
            <br />
            <RatingText rating={tutor.rating} short />
          </p>
        </div>
      </div>
      <div className="say">
        {tutor.headline !== '' && <p className="motto">{t('quote', { text: tutor.headline })}</p>}
        <p className="small muted">
          {subjectList(
            tutor.subjects.map((subject) => t(`subjects.${subject}`)),
            state.locale,
          )}
          <br />
          {t('inLanguages')} <LanguageNames languages={tutor.languages} />
          {price && (
            <span className="num">
              {' '}
              · {t('priceOf', { minutes, price: formatMoney(price, state.locale) })}
            </span>
          )}
        </p>
      </div>
      <FreeTimes tutor={tutor} minutes={minutes} wanted={wanted} />
    </article>
  );
}

/** `4.9 from 14 completed sessions`, or that there is none yet. */
export function RatingText({ rating, short = false }: { rating: ListedTutor['rating']; short?: boolean }) {
  const t = useTranslations('tutorPages');
  if (!rating) return t('noRating');
  return t.rich(short ? 'ratingShort' : 'rating', {
    average: Math.round(rating.average * 10) / 10,
    count: rating.count,
    b: (text) => <b>{text}</b>,
  });
}

/** Each language by its own name, with `lang` for screen readers. */
export function LanguageNames({ languages }: { languages: readonly string[] }) {
  return languages.map((language, index) => (
    <span key={language}>
      {index > 0 && ', '}
      <span lang={language}>{ownNameOf(language)}</span>
    </span>
  ));
}

function FreeTimes({
  tutor,
  minutes,
  wanted,
}: Required<Pick<TutorCardProps, 'tutor' | 'minutes'>> & { wanted: string | undefined }) {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const first = tutor.free[0];
  if (!first) return <p className="small muted times">{t('nothingFree')}</p>;
  const away = Math.abs(tutor.minutesAway ?? 0);
  const oneDay = tutor.free.every(({ start }) => shortDayOf(start, place) === shortDayOf(first.start, place));
  return (
    <div className="times">
      <p className="small">
        <b>{oneDay ? shortDayOf(first.start, place) : t('nextFree')}</b>{' '}
        {wanted && away === 0 && (
          <span className="muted">{t('freeAt', { time: timeOf(wanted, place) })}</span>
        )}
        {wanted && away > 0 && away <= 180 && (
          <span className="muted">{t('notAt', { time: timeOf(wanted, place), minutes: away })}</span>
        )}
      </p>
      <div className="slots">
        {tutor.free.map(({ start }) => (
          <div key={start} className="slot-of-day">
            {!oneDay && <span className="small muted">{shortDayOf(start, place)}</span>}
            <SlotLink
              start={start}
              minutes={minutes}
              tutor={tutor}
              fits={wanted !== undefined && Date.parse(start) === Date.parse(wanted)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
