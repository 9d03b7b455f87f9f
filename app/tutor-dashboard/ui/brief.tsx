import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Booking } from '#app/booking/index.ts';
import { Sentence } from '#app/practice/index.ts';
import { longDayOf, type LocaleAndZone, shortDayOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { Mark } from '@curvela/maths-react/verdict';
import { type BriefClaim, type Brief, briefQuery } from '../api/client.ts';
import { usePartTexts } from './part-texts.ts';

type Props = { booking: Booking; who: string; place: LocaleAndZone };

const groups = [
  ['wrong', ['mistake', 'stuck']],
  ['solid', ['mastered', 'kept']],
  ['learning', ['on_the_way']],
] as const;

/** Data about a learner before a session: mistakes and strengths, each with the answers as evidence. */
export function BriefPart({ booking, who, place }: Props) {
  const { language } = usePreferences();
  return (
    <Part query={useQuery(briefQuery(booking.id, language))} height={14} texts={usePartTexts()}>
      {(brief) => <BriefText brief={brief} booking={booking} who={who} place={place} />}
    </Part>
  );
}

function BriefText({ brief, booking, who, place }: Props & { brief: Brief }) {
  const t = useTranslations('tutorDesk.card');
  const { beliefs, lastTime } = brief;
  const known = groups
    .map(([name, kinds]) => ({
      name,
      some: (beliefs ?? []).filter(({ kind }) => kinds.some((one) => one === kind)),
    }))
    .filter(({ some }) => some.length > 0);
  return (
    <>
      <p className="small muted num">{t('nth', { session: brief.session })}</p>
      {(known.length > 0 || lastTime) && (
        <dl className="brief">
          {known.map(({ name, some }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              {some.map((belief) => (
                <dd key={belief.key}>
                  <BeliefText belief={belief} place={place} />
                </dd>
              ))}
            </div>
          ))}
          {lastTime && (
            <div>
              <dt>{t('lastTime', { day: longDayOf(lastTime.at, place) })}</dt>
              <dd className="as-written">{lastTime.nextStep}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="small muted brief-why">
        {beliefs === null
          ? t(booking.learnerProfileId ? 'noConsent' : 'noLearner', { who })
          : beliefs.length === 0
            ? t('nothingYet', { who })
            : t('consent')}{' '}
        {beliefs !== null && beliefs.length > 0 && booking.learnerProfileId && (
          <Link to={`/learner-profiles?learner=${booking.learnerProfileId}&view=report`}>{t('report')}</Link>
        )}
      </p>
    </>
  );
}

function BeliefText({
  belief: { kind, text, detail, evidence },
  place,
}: {
  belief: BriefClaim;
  place: LocaleAndZone;
}) {
  const t = useTranslations('tutorDesk.card');
  return (
    <details className="belief">
      <summary>
        {text} <span className="small evidence-n">{t('evidence', { count: evidence.length })}</span>
      </summary>
      {kind === 'mistake' && <p className="small">{detail}</p>}
      <ol>
        {evidence.toReversed().map(({ id, at, prompt, given, right, aid }) => (
          <li key={id}>
            <span className="small muted">{shortDayOf(at, place)}</span>
            <span>
              <Sentence parts={prompt} /> <span className="muted">{t('answered')}</span>{' '}
              {given ? <Sentence parts={given} /> : <span className="muted">{t('noAnswer')}</span>}
              <span className="sr">
                {' '}
                {t(right ? (aid === 'none' ? 'right' : 'rightWithHelp') : 'wrongAnswer')}
              </span>
            </span>
            <Mark kind={right ? 'equal' : 'different'} />
          </li>
        ))}
      </ol>
    </details>
  );
}
