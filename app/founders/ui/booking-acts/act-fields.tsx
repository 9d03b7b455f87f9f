import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BookingForActs, FounderAct, FounderActChange } from '#app/booking/index.ts';
import { dayKeyOf, longDayOf, clearTimeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { actTimesQuery } from '../../api/bookings-client.ts';
import { Percent } from '../absence-claims.tsx';
import { Part } from '../part.tsx';

type FieldsProps = {
  booking: BookingForActs;
  act: FounderAct;
  change: FounderActChange | null;
  onChange: (change: FounderActChange | null) => void;
};

/** What a form begins with; null where a choice is needed first. */
export function initialChange(act: FounderAct, booking: BookingForActs): FounderActChange | null {
  switch (act) {
    case 'cancel':
      return { act, familyPercent: 100, tutorPercent: 0 };
    case 'refund':
      return { act, familyPercent: 50, tutorPercent: 50 };
    case 'settle':
      return { act, upheld: true, ...sharesOf(true, booking) };
    case 'credit':
      return { act, halves: 2 };
    case 'attended':
      return { act };
    case 'move':
      return null;
  }
}

/** The usual shares of a report that holds or does not. */
const sharesOf = (upheld: boolean, { claim }: BookingForActs) =>
  upheld && claim?.absent === 'tutor'
    ? { familyPercent: 100, tutorPercent: 0 }
    : { familyPercent: 0, tutorPercent: 100 };

/** The fields of an act. */
export function ActFields({ booking, change, onChange, act }: FieldsProps) {
  const t = useTranslations('bookingActs');
  const field = useId();
  if (act === 'move') return <Times booking={booking} change={change} onChange={onChange} />;
  if (change?.act === 'credit')
    return (
      <div className="mt-4">
        <label className="label" htmlFor={field}>
          {t('amount')}
        </label>
        <select
          className="input"
          id={field}
          value={change.halves}
          onChange={({ target }) => onChange({ act: 'credit', halves: Number(target.value) })}
        >
          {Array.from({ length: 10 }, (_, index) => index + 1).map((halves) => (
            <option key={halves} value={halves}>
              {t('credits', { count: Math.floor(halves / 2), half: halves % 2 === 0 ? 'no' : 'yes' })}
            </option>
          ))}
        </select>
      </div>
    );
  if (change?.act === 'cancel' || change?.act === 'refund' || change?.act === 'settle')
    return (
      <>
        {change.act === 'settle' && (
          <fieldset>
            <legend className="sr">{t('acts.settle')}</legend>
            {[true, false].map((upheld) => (
              <label key={String(upheld)} className="claim-choice">
                <input
                  type="radio"
                  name={field}
                  checked={change.upheld === upheld}
                  onChange={() => onChange({ act: 'settle', upheld, ...sharesOf(upheld, booking) })}
                />
                {t(upheld ? 'upheld' : 'rejected')}
              </label>
            ))}
          </fieldset>
        )}
        <Percent
          label={t('familyPercent')}
          value={change.familyPercent}
          onChange={(familyPercent) => onChange({ ...change, familyPercent })}
        />
        {booking.payment === 'credit' && <p className="small muted">{t('creditRounds')}</p>}
        <Percent
          label={t('tutorPercent')}
          value={change.tutorPercent}
          onChange={(tutorPercent) => onChange({ ...change, tutorPercent })}
        />
      </>
    );
  return null;
}

/** Free times of the tutor on the founder’s clock: a day, then a time. */
function Times({ booking, change, onChange }: Omit<FieldsProps, 'act'>) {
  const t = useTranslations('bookingActs');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const field = useId();
  const [day, setDay] = useState('');
  return (
    <Part query={useQuery(actTimesQuery(booking))} height={8}>
      {(starts) => {
        const days = Map.groupBy(starts, (start) => dayKeyOf(start, timeZone));
        if (days.size === 0) return <p className="muted mt-4">{t('noTimes')}</p>;
        return (
          <div className="find-bookings">
            <div>
              <label className="label" htmlFor={`${field}-day`}>
                {t('newDay')}
              </label>
              <select
                className="input"
                id={`${field}-day`}
                value={day}
                onChange={({ target }) => {
                  setDay(target.value);
                  onChange(null);
                }}
              >
                <option value="">{t('chooseDay')}</option>
                {[...days].map(([key, [first = '']]) => (
                  <option key={key} value={key}>
                    {longDayOf(first, place)}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label className="label" htmlFor={`${field}-time`}>
                {t('newTime')}
              </label>
              <select
                className="input"
                id={`${field}-time`}
                disabled={day === ''}
                value={change?.act === 'move' ? change.start : ''}
                onChange={({ target }) =>
                  onChange(target.value === '' ? null : { act: 'move', start: target.value })
                }
              >
                <option value="">{t('chooseTime')}</option>
                {(days.get(day) ?? []).map((start) => (
                  <option key={start} value={start}>
                    {clearTimeOf(start, place)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        );
      }}
    </Part>
  );
}
