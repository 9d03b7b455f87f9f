import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { keepProfile, type LearnerProfile, learnersKey } from '#app/learners/index.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';

/** Says when a learner's profile is deleted because nobody uses it, and keeps it in one press. */
export function DormantNotice({ profile, day }: { profile: LearnerProfile; day: string }) {
  const { id, name } = profile;
  const t = useTranslations('learners.profiles.dormant');
  const { state, timeZone } = usePreferences();
  const cache = useQueryClient();
  const keep = useSingleMutation({
    mutationFn: () => keepProfile(id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: learnersKey });
      showToast({ title: t('kept', { name }) });
      // The focused button has gone with the notice.
      document.getElementById('main')?.focus();
    },
  });
  return (
    <div className="dormant-notice" role="status">
      <p>
        <b>
          {t('title', { name, day: longDayOf(day, { locale: state.locale, timeZone, now: new Date() }) })}
        </b>{' '}
        {t('text')}
      </p>
      {keep.isError && <p className="error">{t('failed')}</p>}
      <button
        className="btn btn-secondary"
        type="button"
        aria-disabled={keep.isPending}
        onClick={() => !keep.isPending && keep.mutate()}
      >
        {t('keep', { name })}
      </button>
    </div>
  );
}
