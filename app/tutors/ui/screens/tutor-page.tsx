import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AppError } from '#app/platform/errors.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { pageMissing } from '#app/platform/page-missing.ts';
import { Avatar } from '../avatar.tsx';
import { BookingCard } from '../booking-card.tsx';
import { FreeCalendar } from '../free-calendar.tsx';
import { useOwnPage } from '../page-time.tsx';
import { LanguageNames, RatingText } from '../tutor-card.tsx';
import { ReviewList } from '../reviews/review-list.tsx';
import { Star } from '../reviews/stars.tsx';
import { listReviews } from '../../use-cases/reviews/review-session.server.ts';
import { findTutor } from '../../use-cases/find-tutor.server.ts';
import { listShownStarts } from '../../use-cases/free-slots.server.ts';
import type { Tutor } from '../../model/schemas.ts';
import { cityName, timeInSentence } from '#app/platform/times.ts';
import type { Route } from './+types/tutor-page.ts';
import { tutorStructured } from '../../domain/structured.ts';
import '../tutor-page.css';

const SHOWN_REVIEWS = 20;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { currency } = readVisitor(request).state;
  const now = services.clock.now();
  try {
    const tutor = await findTutor(
      services,
      { tutor: params.tutorId, currency },
      context.get(languageContext),
    );
    const starts = await listShownStarts(services, tutor, 60);
    const reviews = await listReviews(services, { tutorId: tutor.id, limit: SHOWN_REVIEWS });
    return {
      tutor,
      reviews,
      card: takesCards(services.settings),
      now: now.toISOString(),
      starts,
    };
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.status === 404) throw pageMissing(context);
    throw thrown;
  }
}

/** The selected day is only kept in the URL and needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const onlyDay = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return !onlyDay && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.tutor.name,
        description: `${loaderData.tutor.headline} ${loaderData.tutor.story}`,
        structured: import.meta.env.SSR ? tutorStructured(loaderData.tutor) : undefined,
      })
    : [];

/** A tutor’s profile, teaching style, free times and prices. */
export default function TutorPage({ loaderData }: Route.ComponentProps) {
  const { tutor, reviews, card, now, starts } = loaderData;
  const t = useTranslations('tutorPages');
  const own = useOwnPage(tutor);
  const { state } = usePreferences();
  return (
    <div className="tutor-page">
      <header className="hd-wrap">
        <svg className="tutor-thread" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 560C60 520 90 620 180 800C250 940 420 950 560 925C720 900 800 850 868 560C906 400 950 250 1000 200" />
        </svg>
        <div className="page hd">
          <div className="face">
            <Avatar portrait={tutor.avatar} />
          </div>
          <div>
            <h1>{tutor.name}</h1>
            {tutor.headline !== '' && <p className="motto">{t('quote', { text: tutor.headline })}</p>}
            <Facts tutor={tutor} now={now} />
          </div>
        </div>
      </header>
      <div className="page lay">
        <div>
          <section className="sec" aria-labelledby="how">
            <h2 id="how">{t('page.how')}</h2>
            {tutor.story.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="story">
                {paragraph}
              </p>
            ))}
          </section>
          <FreeCalendar tutor={tutor} starts={starts} now={now} own={own} />
          <section className="sec" aria-labelledby="subjects">
            <h2 id="subjects">{t('page.subjects')}</h2>
            <ul className="chips">
              {tutor.subjects.map((subject) => (
                <li key={subject}>
                  <Link className="chip" to={`/tutor?subject=${subject}`}>
                    {t(`subjects.${subject}`)}
                  </Link>
                </li>
              ))}
              {tutor.levels.map((level) => (
                <li key={level}>
                  <Link className="chip" to={`/tutor?level=${level}`}>
                    {capital(t(`levels.${level}`), state.locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <ReviewList page={reviews} name={tutor.name} />
          <section className="sec" aria-labelledby="terms">
            <h2 id="terms">{t('page.terms')}</h2>
            <ul className="terms">
              <li>{t('page.termsCancel', { hours: tutor.cancellationHours })}</li>
              <li>{t('page.termsHold')}</li>
              <li>{t(card ? 'page.termsPayCard' : 'page.termsPay')}</li>
              <li>{t('page.termsTrial', { name: tutor.name })}</li>
            </ul>
          </section>
        </div>
        <BookingCard tutor={tutor} starts={starts} now={now} own={own} />
      </div>
    </div>
  );
}

/** Levels are lower-case within a sentence; here they stand alone. */
const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function Facts({ tutor, now }: { tutor: Tutor; now: string }) {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  return (
    <ul className="facts">
      <li className="rated">
        {tutor.rating && <Star full />}
        <span>
          <RatingText rating={tutor.rating} />
        </span>
      </li>
      <li>
        <LanguageNames languages={tutor.languages} />
      </li>
      <li className="num">
        {t('page.nowThere', {
          city: cityName(tutor.city, state.locale),
          time: timeInSentence(now, { locale: state.locale, timeZone: tutor.zone }),
        })}
      </li>
    </ul>
  );
}
