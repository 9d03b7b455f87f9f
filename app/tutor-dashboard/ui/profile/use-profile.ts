import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { useUnsaved } from '#app/ui/unsaved.ts';
import { useTutorTarget } from '../tutor-target-context.ts';
import { profileOf, saveProfileOf } from '../../api/tutor-forms-client.ts';
import { carryOverDraft, changedFieldsIn, type ProfileDraft, draftOf, readDraft } from './draft.ts';
import type { ProfileField, SavedProfile, TutorProfile } from '#app/tutors/index.ts';

/** Editing state: the base version, the typed fields, and fields saved elsewhere. */
type Work = { base: TutorProfile; draft: ProfileDraft; news: ProfileField[] };

/**
 * Editing state of a tutor’s profile. Changes saved elsewhere are merged below the typed ones, so neither side loses anything; `news` lists
 * the fields.
 */
export function useProfile(saved: TutorProfile) {
  const t = useTranslations('tutorProfile');
  const { locale } = usePreferences().state;
  const desk = useTutorTarget();
  const queries = useQueryClient();
  const [work, setWork] = useState<Work>(() => ({ base: saved, draft: draftOf(saved, locale), news: [] }));
  const [asked, setAsked] = useState(false);
  if (saved.version > work.base.version) setWork(withSaved(work, saved, locale));
  const { base, draft, news } = work;
  const changes = changedFieldsIn(draftOf(base, locale), draft);
  const read = readDraft(draft, base);
  useUnsaved(changes.length > 0, t('unsaved'), 'address');
  const keep = (profile: TutorProfile) => queries.setQueryData(profileOf(desk).queryKey, { profile });
  const save = useSingleMutation({
    mutationFn: (profile: SavedProfile) => saveProfileOf(desk, profile),
    onSuccess: ({ profile }) => {
      const next = draftOf(profile, locale);
      setWork((now) => ({ base: profile, draft: carryOverDraft(draft, now.draft, next), news: [] }));
      setAsked(false);
      keep(profile);
      if (!desk.own) void queries.invalidateQueries({ queryKey: desk.key.slice(0, 1) });
      showToast({ title: t('saved') });
    },
    onError: (error) => {
      const { profile } = error instanceof ApiFailure ? error.body : {};
      // Changes saved elsewhere are announced at the top of the form.
      if (profile) keep(profile as TutorProfile);
      else
        showToast({
          title: (error instanceof ApiFailure && error.message) || t('failed'),
          kind: 'destructive',
        });
    },
  });
  return {
    draft,
    news,
    changes: changes.length,
    problems: asked ? read.problems : {},
    saving: save.isPending,
    change: (field: ProfileField, typed: string) =>
      setWork((now) => ({ ...now, draft: { ...now.draft, [field]: typed } })),
    closeNews: () => setWork((now) => ({ ...now, news: [] })),
    /** Saves, or sets the errors; true if the request was sent. */
    save: () => {
      setAsked(true);
      if (read.profile) save.mutate(read.profile);
      return read.profile !== null;
    },
  };
}

function withSaved({ base, draft, news }: Work, saved: TutorProfile, locale: string): Work {
  const [old, next] = [draftOf(base, locale), draftOf(saved, locale)];
  const touched = changedFieldsIn(old, draft).length > 0;
  return {
    base: saved,
    draft: carryOverDraft(old, draft, next),
    news: touched ? [...new Set([...news, ...changedFieldsIn(old, next)])] : [],
  };
}
