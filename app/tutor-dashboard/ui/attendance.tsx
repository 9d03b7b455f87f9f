import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AbsenceClaim, absenceTimes, type Booking } from '#app/booking/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { noteStatesQuery, recordAbsence, recordPresence } from '../api/client.ts';

/** Records whether the learner attended. Reporting an absence first states the financial consequences. */
export function Attendance({ booking }: { booking: Booking }) {
  const t = useTranslations('tutorDesk.came');
  const queries = useQueryClient();
  const states = useQuery(noteStatesQuery);
  const [asking, setAsking] = useState<'learner' | 'tutor' | null>(null);
  const key = useRef('');
  const came = states.data?.some(({ bookingId, cameAt }) => bookingId === booking.id && cameAt !== null);
  const say = useSingleMutation({
    mutationFn: (what: 'came' | 'learner' | 'tutor') =>
      what === 'came' ? recordPresence(booking.id) : recordAbsence(booking.id, what, key.current),
    onSuccess: () => {
      setAsking(null);
      void queries.invalidateQueries({ queryKey: noteStatesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
    },
  });
  const ask = (absent: 'learner' | 'tutor') => {
    key.current = crypto.randomUUID();
    setAsking(absent);
  };
  if (booking.absent) return <p role="status">{t(booking.absent === 'tutor' ? 'selfAway' : 'away')}</p>;
  if (booking.claim) return <AbsenceClaim booking={booking} />;
  const { from, until } = absenceTimes({ startsAt: new Date(booking.start), endsAt: new Date(booking.end) });
  const now = new Date();
  const mayBeAway = !booking.refund && from <= now && now <= until;
  if (came) return <p role="status">{t('noted')}</p>;
  return (
    <fieldset className="came">
      <legend className="label">{t('question')}</legend>
      {asking ? (
        <div className="acts" role="group">
          <p role="alert">{t(asking === 'learner' ? 'sureLearner' : 'sureTutor')}</p>
          <button
            type="button"
            className="btn btn-danger btn-sm"
            disabled={say.isPending}
            onClick={() => say.mutate(asking)}
          >
            {t('confirm')}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAsking(null)}>
            {t('leave')}
          </button>
        </div>
      ) : (
        <div className="acts">
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            disabled={say.isPending}
            onClick={() => say.mutate('came')}
          >
            {t('yes')}
          </button>
          {mayBeAway && (
            <>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => ask('learner')}>
                {t('no')}
              </button>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => ask('tutor')}>
                {t('self')}
              </button>
            </>
          )}
        </div>
      )}
      {say.error && (
        <p className="error" role="alert">
          {(say.error instanceof ApiFailure && say.error.message) || t('failed')}
        </p>
      )}
    </fieldset>
  );
}
