import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { cityOfZone } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { useUnsaved } from '#app/ui/unsaved.ts';
import {
  availabilityOf,
  saveAvailabilityOf,
  type OwnAvailability,
  type Stranded,
} from '#app/tutors/index.ts';
import { useTutorTarget } from '../tutor-target-context.ts';
import { availabilityPreview } from '../../api/tutor-forms-client.ts';
import { carryOver, changesBetween, type HoursChange } from '../../domain/hours-changes.ts';
import type { Hours } from '../../domain/hours-form.ts';

/** Editing state: the base version, the local state, and changes saved elsewhere. */
type Work = { base: OwnAvailability; hours: Hours; news: HoursChange[] };

/**
 * Editing state of a tutor’s hours. Changes saved elsewhere are merged below the local ones, so nothing typed is lost; `news` lists them.
 * `stranded` has to be confirmed before saving.
 */
export function useHours(saved: OwnAvailability) {
  const t = useTranslations('tutorPages');
  const queries = useQueryClient();
  const desk = useTutorTarget();
  const [work, setWork] = useState<Work>({ base: saved, hours: saved, news: [] });
  const [stranded, setStranded] = useState<Stranded[]>([]);
  if (saved.version > work.base.version) setWork(withSaved(work, saved));
  const { base, hours, news } = work;
  const changes = changesBetween(base, hours);
  useUnsaved(changes.length > 0, t('hours.unsaved'), desk.own ? 'page' : 'address');
  const preview = useQuery(availabilityPreview(desk, { ...hours, city: base.city }));
  const keep = (availability: OwnAvailability) =>
    queries.setQueryData(availabilityOf(desk).queryKey, { availability });
  const save = useSingleMutation({
    mutationFn: (accepted: string[]) =>
      saveAvailabilityOf(desk, { ...complete(hours), version: base.version, accepted }),
    onSuccess: ({ availability }) => {
      setWork((now) => ({ base: availability, hours: carryOver(hours, now.hours, availability), news: [] }));
      setStranded([]);
      keep(availability);
      if (!desk.own) void queries.invalidateQueries({ queryKey: desk.key.slice(0, 1) });
      showToast({ title: t('hours.saved') });
    },
    onError: (error) => {
      const body = error instanceof ApiFailure ? error.body : {};
      setStranded(Array.isArray(body.stranded) ? (body.stranded as Stranded[]) : []);
      if (Array.isArray(body.stranded)) return;
      const current = body.availability as OwnAvailability | undefined;
      if (current) keep(current);
      // Changes saved elsewhere are announced at the top of the page.
      if (current && changesBetween(base, current).length > 0) return;
      showToast({
        title: (error instanceof ApiFailure && error.message) || t('saveFailed'),
        kind: 'destructive',
      });
    },
  });
  return {
    base,
    hours,
    news,
    changes,
    preview: preview.data,
    stranded,
    saving: save.isPending,
    change: (next: Hours) => setWork((now) => ({ ...now, hours: next })),
    closeNews: () => setWork((now) => ({ ...now, news: [] })),
    closeStranded: () => setStranded([]),
    save: () => save.mutate([]),
    saveAll: () => save.mutate(stranded.map(({ id }) => id)),
  };
}

/** A save from elsewhere is only reported if it affects local changes or what is about to be reviewed. */
function withSaved({ base, hours }: Work, saved: OwnAvailability): Work {
  const carried = carryOver(base, hours, saved);
  const touched = changesBetween(base, hours).length > 0;
  return { base: saved, hours: carried, news: touched ? changesBetween(base, saved) : [] };
}

/** A place without a name takes the name of its zone. */
const complete = (hours: Hours): Hours => ({ ...hours, city: hours.city.trim() || cityOfZone(hours.zone) });
