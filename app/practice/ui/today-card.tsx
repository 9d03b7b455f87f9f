import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { quotedNames } from '#app/platform/quoted-names.ts';
import { Part } from '#app/ui/part.tsx';
import { todayQuery } from '../api/client.ts';
import type { TodayView } from '../model/views.ts';
import { dayAhead } from './days.ts';
import { Sentence } from './parts.tsx';
import type { PracticeStarter } from './use-start.ts';

type Props = { profileId: string; starting: PracticeStarter };

/** Today's plan, with the button that starts it. */
export function TodayCard({ profileId, starting }: Props) {
  const t = useTranslations('practice');
  const query = useQuery(todayQuery(profileId));
  const texts = { loading: t('loading'), failed: t('start.failed'), again: t('room.again') };
  return (
    <section className="card p-today" aria-labelledby="p-today">
      <Part query={query} height={14} texts={texts}>
        {(today) =>
          today.open ? (
            <GoOn open={today.open} />
          ) : today.newcomer ? (
            <Newcomer starting={starting} />
          ) : (
            <Plan today={today} starting={starting} />
          )
        }
      </Part>
    </section>
  );
}

function GoOn({ open }: { open: NonNullable<TodayView['open']> }) {
  const t = useTranslations('practice');
  return (
    <>
      <h2 id="p-today">{t('start.goOn')}</h2>
      <p>
        {t('start.stopped', {
          what: t(`room.title.${open.mode}`),
          number: String(open.position),
          of: String(Math.max(open.size, open.position)),
        })}
      </p>
      {open.pending && (
        <p className="p-pending">
          <Sentence parts={open.pending} />
        </p>
      )}
      <Link className="btn btn-primary btn-lg" to={`/tutor/practice?session=${open.id}`}>
        {t('start.continue')}
      </Link>
    </>
  );
}

type StartProps = Pick<Props, 'starting'>;

function Newcomer({ starting: { start, busy } }: StartProps) {
  const t = useTranslations('practice.start');
  return (
    <>
      <h2 id="p-today">{t('newcomer')}</h2>
      <p>{t('newcomerText')}</p>
      <div className="p-go">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={busy !== null}
          onClick={() => start({ mode: 'diagnostic' })}
        >
          {busy === 'diagnostic' ? t('starting') : t('begin')}
        </button>
        <button type="button" className="btn btn-quiet btn-lg" onClick={() => start({ mode: 'mix' })}>
          {t('without')}
        </button>
      </div>
    </>
  );
}

function Plan({ today, starting: { start, busy } }: { today: TodayView } & StartProps) {
  const t = useTranslations('practice.start');
  const locale = useLocale();
  const { reviews, current, stretch, minutes, doneToday, nextReviewAt } = today;
  const names = quotedNames(
    reviews.skills.map(({ name }) => name),
    locale,
  );
  const empty = reviews.count === 0 && !current && !stretch;
  const next = nextReviewAt === null ? null : dayAhead(nextReviewAt, locale, new Date());
  return (
    <>
      <h2 id="p-today">{t('today')}</h2>
      {doneToday > 0 && <p className="muted">{t('doneToday', { count: doneToday })}</p>}
      {empty ? (
        <p>
          {t('nothingDue')} {next && t(`nextReview.${next.kind}`, { day: next.text })}
        </p>
      ) : (
        <ul className="p-plan">
          {reviews.count > 0 && (
            <li>
              <span className="tag tag-sun">{t('reviews', { count: reviews.count })}</span>
              <span>{names}</span>
            </li>
          )}
          {current && (
            <li>
              <span className="tag">{t('current', { count: current.count })}</span>
              <span>{current.name}</span>
            </li>
          )}
          {stretch && (
            <li>
              <span className="tag tag-primary">{t('stretch')}</span>
              <span>{stretch.name}</span>
            </li>
          )}
        </ul>
      )}
      <div className="p-go">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={busy !== null}
          onClick={() => start({ mode: 'mix' })}
        >
          {busy === 'mix' ? t('starting') : t('beginToday')}
        </button>
        {minutes > 0 && <span className="muted">{t('minutes', { minutes })}</span>}
      </div>
    </>
  );
}
