import { Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AppError } from '#app/platform/errors.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { takesCards } from '#app/pricing/index.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { pageMissing } from '#app/platform/page-missing.ts';
import { findTutor, listSizes, listShownStarts, listTutors } from '#app/tutors/index.server.ts';
import { TutorCard, ZoneLine } from '#app/tutors/index.ts';
import { readChoice } from '../../model/choice.ts';
import { BookTutor } from '../book-tutor.tsx';
import { Steps } from '../steps.tsx';
import { bookPagesTexts } from '../../messages/pages/index.ts';
import type { Route } from './+types/book.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const speak = context.get(languageContext);
  const { currency } = readVisitor(request).state;
  const choice = readChoice(new URL(request.url).searchParams);
  const now = services.clock.now();
  const texts = bookPagesTexts[speak].bookPages.book;
  if (!choice.tutor) {
    const filters = { currency, minutes: choice.minutes, speakersOf: speak, shown: listSizes.first };
    const { tutors, total } = await listTutors(services, filters, speak);
    return {
      title: texts.choose,
      now: now.toISOString(),
      card: false,
      minutes: choice.minutes,
      tutors,
      total: total.tutors,
      tutor: null,
      starts: [],
    };
  }
  try {
    const tutor = await findTutor(services, { tutor: choice.tutor, currency }, speak);
    const starts = await listShownStarts(services, tutor, choice.minutes);
    return {
      title: `${texts.with} ${tutor.name}`,
      now: now.toISOString(),
      card: takesCards(services.settings),
      minutes: choice.minutes,
      tutors: [],
      total: 0,
      tutor,
      starts,
    };
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.status === 404) throw pageMissing(context);
    throw thrown;
  }
}

/** Day, time and hold live in the URL for navigation only; the free times depend on tutor and length. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href)
    return defaultShouldRevalidate;
  const [before, after] = [readChoice(currentUrl.searchParams), readChoice(nextUrl.searchParams)];
  return before.tutor !== after.tutor || before.minutes !== after.minutes;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.title ?? '' });

/** Selection of length, day and time; pressing a time holds it. Without a tutor in the URL, the tutor is selected first. */
export default function Book({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('bookPages');
  const { tutor, tutors, total, starts, now, minutes, card } = loaderData;
  if (tutor) return <BookTutor key={tutor.id} tutor={tutor} starts={starts} now={now} card={card} />;
  return (
    <div className="page book">
      <div className="head">
        <div>
          <h1>{t('book.choose')}</h1>
          <ZoneLine />
        </div>
        <Steps now="tutor" />
      </div>
      <ul className="book-tutors">
        {tutors.map((each) => (
          <li key={each.id}>
            <TutorCard tutor={each} minutes={minutes} headingLevel="h2" />
          </li>
        ))}
      </ul>
      <p className="book-others num">
        {total > tutors.length && t('book.shownOf', { shown: tutors.length, total })}{' '}
        <Link to="/tutor">{t('book.search')}</Link>
      </p>
    </div>
  );
}
