import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { absenceTimes } from '../domain/absence.ts';
import { bookingQuery, confirmAttendance, sayAbsent } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';
import { AbsenceClaim } from './absence-claim.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useTimeLeft } from './hold-clock.tsx';

/**
 * Claims that the other side was absent: a learner reports the tutor, a tutor the learner. Shown from the start until 72 hours after the
 * end; too early it says when. After the end a family can confirm instead that the session took place. An open claim is shown instead. Needs the texts `bookPages`.
 */
export function SayAbsent({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages.absence');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const [asking, setAsking] = useState(false);
  const { from, until } = absenceTimes({ startsAt: new Date(booking.start), endsAt: new Date(booking.end) });
  const toStart = useTimeLeft(booking.start);
  const toFrom = useTimeLeft(from.toISOString());
  const toEnd = useTimeLeft(booking.end);
  const toUntil = useTimeLeft(until.toISOString());
  if (booking.claim) return <AbsenceClaim booking={booking} />;
  // A founder has decided on it.
  if (booking.refund) return null;
  if (!['confirmed', 'completed'].includes(booking.state) || toStart > 0 || toUntil === 0) return null;
  const side = booking.as === 'tutor' ? 'ofLearner' : 'ofTutor';
  if (toFrom > 0) return <p className="small muted">{t('soon', { time: timeInSentence(from, place) })}</p>;
  return (
    <div className="absence">
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {t(`${side}.open`, { name: booking.tutor.name.split(' ')[0] ?? booking.tutor.name })}
      </button>
      <p className="small muted">
        {t('until', { day: longDayOf(until, place), time: timeInSentence(until, place) })}
      </p>
      {booking.as === 'learner' && toEnd === 0 && <ConfirmAttendance booking={booking} />}
      {asking && <AbsenceDialog booking={booking} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The family’s word that the session took place: evidence if an absence is reported later. */
function ConfirmAttendance({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages');
  const queries = useQueryClient();
  const confirm = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => confirmAttendance(booking.id),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
    },
  });
  if (booking.attended) return <p role="status">{t('attendance.confirmed')}</p>;
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary"
        disabled={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {t('attendance.confirm')}
      </button>
      {confirm.error && (
        <p className="error" role="alert">
          {(confirm.error instanceof ApiFailure && confirm.error.message) || t('failed')}
        </p>
      )}
    </>
  );
}

function AbsenceDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations('bookPages.absence');
  const { state } = usePreferences();
  const say = useSayAbsent(booking, onClose);
  const asTutor = booking.as === 'tutor';
  const side = asTutor ? 'ofLearner' : 'ofTutor';
  const what =
    !asTutor && booking.payment?.kind === 'invoice' ? 'ofTutor.invoice' : (`${side}.text` as const);
  const name = booking.tutor.name.split(' ')[0] ?? booking.tutor.name;
  return (
    <AskDialog
      title={t(`${side}.title`, { name })}
      error={say.error}
      keep={t('close')}
      onClose={onClose}
      actions={
        <>
          {!asTutor && (
            <button
              type="button"
              className="btn btn-secondary"
              disabled={say.isPending}
              onClick={() => say.mutate({ again: true })}
            >
              {t('ofTutor.again')}
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={say.isPending}
            onClick={() => say.mutate({ again: false })}
          >
            {t(`${side}.say`)}
          </button>
        </>
      }
    >
      <p>{t(what, { name, amount: formatMoney(booking.price, state.locale, 'exact') })}</p>
      <p className="muted">{t(`${side}.told`, { name })}</p>
    </AskDialog>
  );
}

function useSayAbsent(booking: Booking, onClose: () => void) {
  const t = useTranslations('bookPages.absence');
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: async ({ again }: { again: boolean }) => {
      const answer = await sayAbsent(booking.id, booking.as === 'tutor' ? 'learner' : 'tutor');
      return { answer, again };
    },
    onSuccess: ({ answer, again }) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      showToast({ title: t('noted') });
      onClose();
      if (again) void navigate(`/book?tutor=${booking.tutor.slug}&minutes=${booking.minutes}`);
    },
  });
}
