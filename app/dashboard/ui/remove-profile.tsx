import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { learnersKey, removeProfile } from '#app/learners/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';

/** Explains what removal means, then removes. While a session is ahead the server refuses with the reason. */
export function RemoveProfile({ profile, onClose }: { profile: LearnerProfile; onClose: () => void }) {
  const t = useTranslations('learners.profiles');
  const queries = useQueryClient();
  const { name } = profile;
  const removal = useSingleMutation({
    mutationFn: () => removeProfile(profile.id),
    onSuccess: async () => {
      onClose();
      showToast({ title: t('removed', { name }) });
      await queries.invalidateQueries({ queryKey: learnersKey });
    },
  });
  const { error } = removal;
  const booked = error instanceof ApiFailure && error.code === 'profile_booked';
  return (
    <Window title={t('removal.title', { name })} onClose={onClose}>
      <p>{t('removal.text')}</p>
      <div role="alert">
        {error && (
          <p className="error mt-4">
            <AlertIcon />
            <span>
              {error instanceof ApiFailure ? error.message : t('form.offline')}{' '}
              {booked && <Link to="/booking/thanks">{t('removal.seeSession')}</Link>}
            </span>
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          {t('removal.keep', { name })}
        </button>
        <button
          className="btn btn-danger"
          type="button"
          disabled={removal.isPending || booked}
          onClick={() => removal.mutate()}
        >
          {removal.isPending ? t('removal.busy') : t('removal.confirm', { name })}
        </button>
      </div>
    </Window>
  );
}
