import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, cityOfZone, weekOf } from '#app/platform/times.ts';
import type { TutorRecordView } from '../model/schemas.ts';
import { OpenBooking } from './booking-acts/open-booking.tsx';
import { useMoment } from './moment.ts';
import { useLanguages, useSubjects } from './names.ts';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

type Props = { tutor: TutorRecordView };

/** The tutor’s stored personal data. */
export function About({ tutor }: Props) {
  const t = useTranslations('founders.tutor');
  const { state } = usePreferences();
  const subjects = useSubjects();
  const languages = useLanguages();
  const { rating } = tutor;
  const facts = [
    [t('subjects'), subjects(tutor.subjects)],
    [t('languages'), languages(tutor.languages)],
    [t('city'), `${cityName(tutor.city, state.locale)}, ${tutor.zone}`],
    [t('mail'), tutor.email ?? t('noMail')],
    [
      t('rating'),
      rating
        ? t('stars', {
            average: new Intl.NumberFormat(state.locale, { maximumFractionDigits: 1 }).format(rating.average),
            count: rating.count,
          })
        : t('noRating'),
    ],
  ] as const;
  return (
    <Section title={t('about')}>
      <dl className="pairs">
        {facts.map(([label, value]) => (
          <div className="contents" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tutor.headline && <p className="mt-4 font-semibold">{tutor.headline}</p>}
      <p className="mt-2 whitespace-pre-line">{tutor.story}</p>
    </Section>
  );
}

/** Prices per session type and currency; nothing is converted. */
export function Prices({ tutor }: Props) {
  const t = useTranslations('founders.tutor');
  const { state } = usePreferences();
  const currencies = ['GBP', 'EUR', 'USD', 'COP'] as const;
  return (
    <Section title={t('prices')}>
      <RowsTable
        empty={t('noPrice')}
        columns={[
          { key: 'type', title: t('session') },
          ...currencies.map((currency) => ({ key: currency, title: currency, right: true })),
        ]}
        rows={tutor.prices.map(({ type, amounts }) => ({
          key: type,
          cells: [
            t(`types.${type}`),
            ...currencies.map((currency) => {
              const amount = amounts.find((each) => each.currency === currency);
              return amount ? formatMoney(amount, state.locale) : t('noPrice');
            }),
          ],
        }))}
      />
    </Section>
  );
}

/** 4 January 2027 is a Monday: weekday names come from Intl, not from our own list. */
const dayName = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2027, 0, 3 + weekday)),
  );

/** Weekly hours in the tutor’s zone, and exceptions. */
export function Hours({ tutor }: Props) {
  const t = useTranslations('founders.tutor');
  const { state } = usePreferences();
  const { hours, exceptions } = tutor;
  return (
    <Section title={t('hours')} note={t('hoursNote', { city: cityOfZone(tutor.zone, state.locale) })}>
      {hours.length === 0 ? (
        <p className="muted">{t('noHours')}</p>
      ) : (
        <dl className="pairs num">
          {weekOf(state.locale).map((weekday) => {
            const spans = hours
              .filter((each) => each.weekday === weekday)
              .map(({ start, end }) => `${start}–${end}`);
            return (
              <div className="contents" key={weekday}>
                <dt>{dayName(weekday, state.locale)}</dt>
                <dd className={spans.length === 0 ? 'muted' : ''}>{spans.join(', ') || t('closed')}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {exceptions.length > 0 && <Exceptions exceptions={exceptions} />}
    </Section>
  );
}

function Exceptions({ exceptions }: Pick<TutorRecordView, 'exceptions'>) {
  const t = useTranslations('founders.tutor');
  const { state } = usePreferences();
  const text = new Intl.DateTimeFormat(state.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const utc = (day: string) => new Date(`${day}T00:00:00Z`);
  return (
    <>
      <h3 className="mt-6 text-md">{t('exceptions')}</h3>
      <dl className="pairs num mt-2">
        {exceptions.map(({ kind, from, to, start, end }) => (
          <div className="contents" key={`${from} ${to} ${kind} ${start ?? ''}`}>
            <dt>{text.formatRange(utc(from), utc(to))}</dt>
            <dd>
              {start && end
                ? t(kind === 'open' ? 'open' : 'shutSpan', { start, end })
                : kind === 'open'
                  ? t('open', { start: '00:00', end: '24:00' })
                  : t('shut')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The tutor’s booking limits. */
export function Rules({ tutor }: Props) {
  const t = useTranslations('founders.tutor');
  const { notice, windowDays, dailyLimit, bufferAfter, cancellationHours } = tutor.rules;
  return (
    <Section title={t('rules')}>
      <ul className="small grid gap-1">
        <li>{t('notice', { hours: Math.round(notice / 60) })}</li>
        <li>{t('window', { days: windowDays })}</li>
        <li>{t('limit', { count: dailyLimit })}</li>
        <li>{t('buffer', { minutes: bufferAfter })}</li>
        <li>{t('cancellation', { hours: cancellationHours })}</li>
      </ul>
    </Section>
  );
}

/** Sessions of the tutor, latest first, without learner names. */
export function Sessions({ tutor }: Props) {
  const t = useTranslations('founders.tutor');
  const acts = useTranslations('bookingActs');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <Section title={t('sessions')} wide>
      <RowsTable
        empty={t('noSessions')}
        columns={[
          { key: 'when', title: t('when') },
          { key: 'kind', title: t('kind') },
          { key: 'state', title: t('state') },
          { key: 'price', title: t('price'), right: true },
          { key: 'open', title: acts('open'), bare: true },
        ]}
        rows={tutor.sessions.map(({ id, start, type, state, price }) => ({
          key: id,
          cells: [
            moment(start),
            t(`types.${type}`),
            t(`sessionStates.${state}`),
            formatMoney(price, preferences.locale),
            <OpenBooking key="open" id={id} at={moment(start)} tutor={tutor.name} />,
          ],
        }))}
      />
    </Section>
  );
}
