import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import type { ClaimView } from '#app/practice/index.ts';
import { beginClaimPractice } from '../api/learner-client.ts';

/** Starts practice for a claim: the mistake's skill, else the claim's. */
export function PractiseThis({ profileId, claim }: { profileId: string; claim: ClaimView }) {
  const t = useTranslations('learnerPage');
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const mistake = claim.kind === 'mistake' && claim.dispute === null;
  const start = useSingleMutation({
    mutationFn: () =>
      beginClaimPractice(
        { profileId, mode: mistake ? 'mistakes' : 'skill', skills: mistake ? [] : [claim.skill.id] },
        key,
      ),
    onSuccess: ({ id }) => void navigate(`/tutor/practice?session=${id}`),
  });
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={start.isPending}
        onClick={() => !start.isPending && start.mutate()}
      >
        {t(start.isPending ? 'claims.starting' : 'claims.practise')}
      </button>
      <span role="alert">
        {start.error && (
          <span className="error">
            {start.error instanceof ApiFailure ? start.error.message : t('failed')}
          </span>
        )}
      </span>
    </>
  );
}
