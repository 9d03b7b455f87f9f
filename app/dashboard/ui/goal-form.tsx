import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SkillId } from '@curvela/curriculum';
import { usePreferences } from '#app/preferences/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { dayKeyOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { goalsKey, setGoal, skillsQuery } from '../api/learner-client.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { type GoalDraft, GoalFields, type GoalProblem } from './goal-fields.tsx';
import { LearnerQueryPart } from './part.tsx';

/** Adds a goal. Missing input is shown at its field; on failure the input is kept. */
export function GoalForm({ profile, onClose }: { profile: LearnerProfile; onClose(): void }) {
  const t = useTranslations('learnerPage.goalForm');
  const offline = useTranslations('learnerPage')('failed');
  const { language, timeZone } = usePreferences();
  const [draft, setDraft] = useState<GoalDraft>({ title: '', dueOn: '', skills: [] });
  const [lacks, setLacks] = useState<readonly GoalProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaving(profile.id, onClose);
  const today = dayKeyOf(new Date(), timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = lacksOf(draft, today);
    setLacks(found);
    if (found[0]) form.current?.querySelector<HTMLElement>(`[data-of="${found[0].field}"]`)?.focus();
    else if (!save.isPending) save.mutate({ ...draft, title: draft.title.trim() });
  };
  return (
    <Window title={t('title', { name: profile.name })} onClose={onClose}>
      <form className="window-form" ref={form} onSubmit={submit} noValidate>
        <LearnerQueryPart query={useQuery(skillsQuery(language))} height={20}>
          {({ strands }) => (
            <GoalFields
              draft={draft}
              lacks={lacks}
              today={today}
              strands={strands}
              onChange={(change) => {
                setDraft({ ...draft, ...change });
                setLacks(lacks.filter(({ field }) => !(field in change)));
              }}
            />
          )}
        </LearnerQueryPart>
        <div role="alert">
          {save.error && (
            <p className="error">
              <AlertIcon />
              {save.error instanceof ApiFailure ? save.error.message : offline}
            </p>
          )}
        </div>
        <div className="dialog-actions mt-0">
          <button type="submit" className="btn btn-primary" aria-disabled={save.isPending}>
            {t(save.isPending ? 'saving' : 'save')}
          </button>
        </div>
      </form>
    </Window>
  );
}

function lacksOf({ title, dueOn, skills }: GoalDraft, today: string): GoalProblem[] {
  return [
    ...(title.trim() === '' ? [{ field: 'title', text: 'nameMissing' } as const] : []),
    ...(dueOn === '' ? [{ field: 'dueOn', text: 'dayMissing' } as const] : []),
    ...(dueOn !== '' && dueOn < today ? [{ field: 'dueOn', text: 'dayPast' } as const] : []),
    ...(skills.length === 0 ? [{ field: 'skills', text: 'skillsMissing' } as const] : []),
  ];
}

function useSaving(profileId: string, onSaved: () => void) {
  const t = useTranslations('learnerPage.goalForm');
  const cache = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useSingleMutation({
    mutationFn: async (draft: GoalDraft) => {
      // Repeating the same goal sends the same key; a changed one is a new request.
      const what = JSON.stringify(draft);
      const key = keys.current.get(what) ?? crypto.randomUUID();
      keys.current.set(what, key);
      await setGoal(profileId, { ...draft, skills: [...draft.skills] as SkillId[] }, key);
      await cache.invalidateQueries({ queryKey: goalsKey(profileId) });
    },
    onSuccess: () => {
      showToast({ title: t('saved') });
      onSaved();
    },
  });
}
