import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BookingForActs, FounderAct, FounderActChange } from '#app/booking/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { actOnBooking, actPreviewQuery } from '../../api/bookings-client.ts';
import { foundersKey } from '../../api/client.ts';
import { ActFields, initialChange } from './act-fields.tsx';
import { ActPreviewOf } from './act-preview.tsx';

/** An act on a booking: its fields, what it changes in money, and the reason. */
export function ActForm(props: {
  booking: BookingForActs;
  act: FounderAct;
  onBack: () => void;
  onDone: () => void;
}) {
  const { booking, act, onBack, onDone } = props;
  const t = useTranslations('bookingActs');
  const field = useId();
  const [change, setChange] = useState<FounderActChange | null>(() => initialChange(act, booking));
  const [reason, setReason] = useState('');
  const preview = useQuery(actPreviewQuery(booking, change));
  const acting = useActing(booking, onDone);
  const isReady = change !== null && preview.data !== undefined && reason.trim() !== '';
  return (
    <form
      className="act-form"
      aria-labelledby={`${field}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || acting.isPending) return;
        acting.mutate({ change, reason: reason.trim(), version: preview.data.version });
      }}
    >
      <h3 id={`${field}-title`}>{t(`acts.${act}`)}</h3>
      <p className="small muted">{t(`about.${act}`)}</p>
      <ActFields booking={booking} act={act} change={change} onChange={setChange} />
      {change !== null && <ActPreviewOf query={preview} change={change} />}
      <label className="label mt-4" htmlFor={`${field}-reason`}>
        {t('reason')}
      </label>
      <textarea
        className="input"
        id={`${field}-reason`}
        rows={2}
        maxLength={1000}
        required
        value={reason}
        aria-describedby={`${field}-help`}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="help" id={`${field}-help`}>
        {t(act === 'settle' ? 'reasonOfDecision' : 'reasonHelp')}
      </p>
      <Failure error={acting.error} />
      <div className="dialog-actions">
        <button className="btn btn-secondary" type="button" onClick={onBack}>
          {t('notNow')}
        </button>
        <button
          className={`btn ${act === 'cancel' ? 'btn-danger' : 'btn-primary'}`}
          type="submit"
          disabled={!isReady || acting.isPending}
        >
          {t(acting.isPending ? 'busy' : `confirm.${act}`)}
        </button>
      </div>
    </form>
  );
}

type Confirmed = { change: FounderActChange; reason: string; version: string };

/** A repeated press sends the same key; a changed request, or a newer version of the booking, gets a new one. */
function useActing({ id }: BookingForActs, onDone: () => void) {
  const queries = useQueryClient();
  const { timeZone } = usePreferences();
  const sent = useRef({ request: '', key: '' });
  return useSingleMutation({
    mutationFn: (confirmed: Confirmed) => {
      const request = JSON.stringify(confirmed);
      if (sent.current.request !== request) sent.current = { request, key: crypto.randomUUID() };
      return actOnBooking(id, confirmed, sent.current.key, timeZone);
    },
    onSuccess: onDone,
    // After a conflict too: the booking is shown as it is now, with a new preview.
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
}

function Failure({ error }: { error: Error | null }) {
  const t = useTranslations('founders');
  return (
    <div role="alert">
      {error && (
        <p className="error mt-4">
          <AlertIcon />
          {error instanceof ApiFailure ? error.message : t('offline')}
        </p>
      )}
    </div>
  );
}
