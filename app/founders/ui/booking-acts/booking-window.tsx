import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BookingForActs, FounderAct } from '#app/booking/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { bookingQuery } from '../../api/bookings-client.ts';
import type { BookingHistory } from '../../model/schemas.ts';
import { useActSentence } from '../audit-log.tsx';
import { useMoment } from '../moment.ts';
import { Part } from '../part.tsx';
import { ActForm } from './act-form.tsx';

/** One booking: its facts and money, what founders can do with it now, and what they did. */
export function BookingWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('bookingActs');
  const moment = useMoment();
  const query = useQuery(bookingQuery(id));
  const [act, setAct] = useState<FounderAct | null>(null);
  const shown = query.data?.booking;
  return (
    <Window
      title={shown ? t('heading', { tutor: shown.tutor.name, at: moment(shown.start) }) : t('title')}
      onClose={onClose}
    >
      <Part query={query} height={16}>
        {({ booking, history }) => (
          <>
            <Facts booking={booking} />
            {act === null ? (
              <Acts acts={booking.acts} onChoose={setAct} />
            ) : (
              <ActForm
                key={act}
                booking={booking}
                act={act}
                onBack={() => setAct(null)}
                onDone={() => {
                  setAct(null);
                  showToast({ title: t('done') });
                }}
              />
            )}
            {act === null && <History history={history} />}
          </>
        )}
      </Part>
      {act === null && (
        <div className="dialog-actions">
          <button className="btn btn-secondary" type="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      )}
    </Window>
  );
}

function Acts({ acts, onChoose }: { acts: readonly FounderAct[]; onChoose: (act: FounderAct) => void }) {
  const t = useTranslations('bookingActs');
  if (acts.length === 0) return <p className="muted mt-4">{t('nothing')}</p>;
  return (
    <section className="user-part" aria-labelledby="booking-acts">
      <h3 id="booking-acts">{t('choose')}</h3>
      <div className="row-acts">
        {acts.map((act) => (
          <button key={act} className="btn btn-sm btn-secondary" type="button" onClick={() => onChoose(act)}>
            {t(`acts.${act}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Facts({ booking }: { booking: BookingForActs }) {
  const t = useTranslations('bookingActs');
  const states = useTranslations('founders.tutor.sessionStates');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  const { payment, claim, attendedAt } = booking;
  const money = (price: BookingForActs['price']) => formatMoney(price, preferences.locale, 'exact');
  const facts = [
    [t('family'), booking.family ?? t('erased')],
    [t('state'), states(booking.state as 'confirmed')],
    [t('length'), t('minutes', { minutes: booking.minutes })],
    [t('price'), money(booking.price)],
    [t('paidBy'), t(`payments.${payment ?? 'none'}`, { paid: String(booking.paid) })],
    [t('refund'), money(booking.refund)],
    [t('pay'), money(booking.pay)],
    ...(booking.inSeries ? [[t('series'), t('inSeries')] as const] : []),
    ...(attendedAt ? [[t('attended'), t('attendedAt', { at: moment(attendedAt) })] as const] : []),
    ...(claim ? [[t('claim'), t(`claims.${claim.absent}`)] as const] : []),
    [t('number'), booking.id],
  ] as const;
  return (
    <dl className="pairs">
      {facts.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ history }: { history: BookingHistory }) {
  const t = useTranslations('bookingActs');
  const sentence = useActSentence();
  const moment = useMoment();
  return (
    <section className="user-part" aria-labelledby="booking-history">
      <h3 id="booking-history">{t('history')}</h3>
      {history.length === 0 ? (
        <p className="muted">{t('noHistory')}</p>
      ) : (
        <ul className="booking-history">
          {history.map(({ id, at, actor, action, subject, reason }) => (
            <li key={id}>
              <p>
                {reason
                  ? t('act', { what: sentence({ action, subject }), reason })
                  : sentence({ action, subject })}
              </p>
              <p className="small muted wrap-anywhere">{t('by', { at: moment(at), who: actor })}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
