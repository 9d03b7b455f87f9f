import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import type { Choice } from '../model/choice.ts';
import { alternativesOf, holdQuery, isTimeUnavailable, placeHold } from '../api/client.ts';

/** An unavailable time, why it cannot be booked, and the free times near it. */
export type LostTime = { start: string; code: string; message: string; alternatives: { start: string }[] };

export type Holding = {
  /** Holds a time; the server releases an earlier hold with this tutor. */
  take: (start: string) => void;
  busy: boolean;
  lost: LostTime | null;
  problem: string | null;
};

/** Holds times with one tutor. The choice is written to the URL through `change`; form fields are not touched. */
export function useHolding(
  tutor: { id: string },
  choice: Pick<Choice, 'minutes'>,
  change: (next: Partial<Choice>) => void,
): Holding {
  const t = useTranslations('bookPages');
  const { timeZone, state } = usePreferences();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [lost, setLost] = useState<LostTime | null>(null);
  const hold = useSingleMutation({
    networkMode: 'always',
    mutationFn: (start: string) =>
      placeHold({ tutorId: tutor.id, start, minutes: choice.minutes, currency: state.currency, timeZone }),
    onSuccess: (answer) => {
      const { id, start } = answer.hold;
      queries.setQueryData(holdQuery(id).queryKey, answer);
      setLost(null);
      change({ hold: id, start, day: dayKeyOf(start, timeZone) });
    },
    onError: (error, start) => {
      const lost = isTimeUnavailable(error) ? lostTimeOf(start, error) : null;
      setLost(lost);
      if (lost) void revalidate();
    },
  });
  const failed =
    hold.error && !lost ? (hold.error instanceof ApiFailure && hold.error.message) || t('failed') : null;
  return { take: (start) => hold.mutate(start), busy: hold.isPending, lost, problem: failed };
}

export const lostTimeOf = (start: string, { code, message, body }: ApiFailure): LostTime => ({
  start,
  code,
  message,
  alternatives: alternativesOf(body),
});
