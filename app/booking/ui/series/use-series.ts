import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Choice } from '../../model/choice.ts';
import type { Hold, Occurrence } from '../../model/schemas.ts';
import {
  holdSeries,
  occurrencesQuery,
  seriesHoldQuery,
  takenOf,
  type UnavailableOccurrence,
} from '../../api/series-client.ts';
import { type Changes, keepChanges, readChanges, startsOf } from './stored-plan.ts';

export type SeriesState = {
  /** Every time of the plan; undefined while loading. */
  occurrences: readonly Occurrence[] | undefined;
  changes: Changes;
  /** Starts that would be held. */
  starts: readonly string[];
  /** Replaces a start, omits it (null), or restores it (undefined). */
  change: (start: string, to: string | null | undefined) => void;
  hold: () => void;
  busy: boolean;
  /** Localized reason why the series could not be held. */
  problem: string | null;
  again: () => void;
};

type Repeating = { tutor: { id: string }; choice: Choice; held: Hold | undefined };

/** State of a repeating session: its times, replacements for unavailable ones, and holding all of them. */
export function useSeries({ tutor, choice, held }: Repeating): SeriesState | null {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = held?.start ?? choice.start;
  const { every, times, minutes } = choice;
  const wanted = start !== undefined && every !== undefined && minutes !== 30;
  const plan = `${tutor.id} ${start} ${minutes} ${every} ${times}`;
  const [changes, setChanges] = useStoredChanges(plan);
  const lengths = { everyWeeks: every ?? 1, count: times, minutes: minutes === 90 ? 90 : 60 } as const;
  const found = useQuery({
    ...occurrencesQuery({ tutorId: tutor.id, start: start ?? '', ...lengths, timeZone, hold: held?.id }),
    enabled: wanted,
  });
  const hold = useSingleMutation({
    networkMode: 'always',
    mutationFn: (starts: readonly string[]) =>
      holdSeries({ tutorId: tutor.id, starts, minutes: lengths.minutes, currency: state.currency, timeZone }),
    onSuccess: (answer) => {
      queries.setQueryData(seriesHoldQuery(answer.series.id).queryKey, answer);
      void navigate(`/confirm?series=${answer.series.id}`);
    },
    onError: () => void found.refetch(),
  });
  if (!wanted) return null;
  const taken = hold.error instanceof ApiFailure ? takenOf(hold.error.body) : [];
  const occurrences = found.data?.map((each) => withTaken(each, changes, taken));
  const starts = startsOf(occurrences ?? [], changes).filter(
    (each) => !taken.some((lost) => lost.start === each),
  );
  return {
    occurrences,
    changes,
    starts,
    change: (of, to) => {
      const others = Object.entries(changes).filter(([start]) => start !== of);
      setChanges(Object.fromEntries(to === undefined ? others : [...others, [of, to]]));
    },
    hold: () => hold.mutate(starts),
    busy: hold.isPending,
    problem: problemOf(hold.error ?? found.error, t('failed')),
    again: () => void found.refetch(),
  };
}

/** Marks a time (or its replacement) that was taken meanwhile, with its current alternatives. */
function withTaken(
  occurrence: Occurrence,
  changes: Changes,
  taken: readonly UnavailableOccurrence[],
): Occurrence {
  const shown = changes[occurrence.start] ?? occurrence.start;
  const lost = taken.find(({ start }) => start === shown);
  if (!lost) return occurrence;
  const { reason, opensAt, alternatives } = lost;
  return { ...occurrence, free: false, reason, opensAt, alternatives };
}

const problemOf = (error: Error | null, otherwise: string): string | null =>
  error && ((error instanceof ApiFailure && error.message) || otherwise);

function useStoredChanges(plan: string): [Changes, (changes: Changes) => void] {
  const hydrated = useHydrated();
  const [own, setOwn] = useState<{ plan: string; changes: Changes } | null>(null);
  const keep = (changes: Changes) => {
    keepChanges(plan, changes);
    setOwn({ plan, changes });
  };
  if (own?.plan === plan) return [own.changes, keep];
  return [hydrated ? readChanges(plan) : {}, keep];
}
