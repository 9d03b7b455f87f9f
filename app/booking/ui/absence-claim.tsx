import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { agreeToClaim, bookingQuery, objectToClaim, writeStatement } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';
import { AskDialog } from './ask-dialog.tsx';

/**
 * An open claim of absence: what was reported, and while it can be answered the deadline and, for the other side, a button to object. That side
 * can agree as long as the claim is open. Needs the texts `bookPages`.
 */
export function AbsenceClaim({ booking }: { booking: Booking }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const [agreeing, setAgreeing] = useState(false);
  const object = useSingleMutation({
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
  const isOpen = !claim.objected && new Date() <= new Date(claim.objectUntil);
  const mayObject = isOpen && !claim.mine;
  const mayBeAnswered = isOpen && claim.mine;
  return (
    <div className="absence">
      <p role="status">{t(`claim.${claim.mine ? 'mine' : 'theirs'}.${claim.absent}`, { name })}</p>
      {mayObject && <p>{t('claim.invitation', until)}</p>}
      {mayBeAnswered && <p>{t(`claim.awaited.${claim.absent}`, until)}</p>}
      {claim.disputed && <p className="small muted">{t('claim.disputed')}</p>}
      {!claim.mine && (
        <div className="acts">
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
          <button type="button" className="btn btn-quiet" onClick={() => setAgreeing(true)}>
            {t('claim.agree.open')}
          </button>
        </div>
      )}
      {agreeing && <AgreeDialog booking={booking} absent={claim.absent} onClose={() => setAgreeing(false)} />}
      <ClaimStatement booking={booking} statement={claim.statement ?? ''} />
      {object.error && (
        <p className="error" role="alert">
          {(object.error instanceof ApiFailure && object.error.message) || t('failed')}
        </p>
      )}
    </div>
  );
}

/** Agreeing settles the money, so its consequences come first. */
function AgreeDialog(props: { booking: Booking; absent: 'learner' | 'tutor'; onClose: () => void }) {
  const { booking, absent, onClose } = props;
  const t = useTranslations('bookPages');
  const queries = useQueryClient();
  const agree = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => agreeToClaim(booking.id),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      showToast({ title: t('claim.agree.done') });
      onClose();
    },
  });
  return (
    <AskDialog
      title={t(`claim.agree.${absent}.title`)}
      error={agree.error}
      keep={t('absence.close')}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="btn btn-primary"
          disabled={agree.isPending}
          onClick={() => agree.mutate()}
        >
          {t(`claim.agree.${absent}.confirm`)}
        </button>
      }
    >
      <p>{t(`claim.agree.${absent}.text`)}</p>
    </AskDialog>
  );
}

/** What the reader has to say about the claim, for the founder who decides. */
function ClaimStatement({ booking, statement }: { booking: Booking; statement: string }) {
  const t = useTranslations('bookPages');
  const queries = useQueryClient();
  const field = useId();
  const [words, setWords] = useState(statement);
  const save = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => writeStatement(booking.id, words.trim()),
    onSuccess: (answer) => {
      queries.setQueryData(bookingQuery(booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      showToast({ title: t('claim.statement.saved') });
    },
  });
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <label className="label" htmlFor={field}>
        {t('claim.statement.label')}
      </label>
      <textarea
        className="input"
        id={field}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <button
        className="btn btn-quiet btn-sm"
        type="submit"
        disabled={save.isPending || words.trim() === statement}
      >
        {t('claim.statement.save')}
      </button>
      {save.error && (
        <p className="error" role="alert">
          {(save.error instanceof ApiFailure && save.error.message) || t('failed')}
        </p>
      )}
    </form>
  );
}
