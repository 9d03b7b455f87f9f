import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { bookingQuery, objectToClaim } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';

/** An open claim of absence: its statement, the deadline for an answer, and a button to object for the other side. Needs the texts `bookPages`. */
export function AbsenceClaim({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const object = useMutation({
    networkMode: 'always',
    mutationFn: () => objectToClaim(booking.id),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      showToast({ title: t('claim.objected') });
    },
  });
  const { claim } = booking;
  if (!claim) return null;
  const place = { locale: state.locale, timeZone };
  const name = booking.tutor.name.split(' ')[0] ?? booking.tutor.name;
  const until = {
    name,
    day: longDayOf(claim.objectUntil, place),
    time: timeInSentence(claim.objectUntil, place),
  };
  const mayObject = !claim.mine && !claim.objected && new Date() <= new Date(claim.objectUntil);
  return (
    <div className="absence">
      <p role="status">{t(`claim.${claim.mine ? 'mine' : 'theirs'}.${claim.absent}`, until)}</p>
      {mayObject && <p>{t('claim.invite', until)}</p>}
      {claim.disputed && <p className="small muted">{t('claim.disputed')}</p>}
      {mayObject && (
        <button
          type="button"
          className="btn btn-secondary"
          disabled={object.isPending}
          onClick={() => object.mutate()}
        >
          {t('claim.object')}
        </button>
      )}
      {object.error && (
        <p className="error" role="alert">
          {(object.error instanceof ApiFailure && object.error.message) || t('failed')}
        </p>
      )}
    </div>
  );
}
