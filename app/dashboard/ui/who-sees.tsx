import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { adultLinksQuery } from '../api/adults-client.ts';
import { changeShare, sharesQuery } from '../api/learner-client.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import type { ShareView } from '../model/share.ts';
import { Failed } from './needs-settings.tsx';
import { ModelConsent } from './model-consent.tsx';
import { LearnerQueryPart } from './part.tsx';
import { SafetyMail } from './safety-mail.tsx';

/**
 * Who can see what about a learner; lists only what the product really shows. Tutors read with consent, which can be
 * revoked here.
 */
export function WhoSees({ profile }: { profile: LearnerProfile }) {
  const { id, name } = profile;
  const t = useTranslations('learnerPage.sees');
  const links = useQuery(adultLinksQuery).data;
  const adults = links?.adults.filter(({ confirmedAt }) => confirmedAt !== null) ?? [];
  return (
    <section aria-labelledby="sees">
      <h2 id="sees">{t('title')}</h2>
      <LearnerQueryPart query={useQuery(sharesQuery(id))} height={16}>
        {(shares) => (
          <>
            <ul className="sees">
              <Side who={t('you')} what={t('youSee')} />
              <Side who={name} what={t('learnerSees')} />
              {adults.map((adult) => (
                <Side
                  key={adult.id}
                  who={adult.email}
                  what={t(links?.kind === 'minor' ? 'minorsAdultSees' : 'secondAdultSees')}
                />
              ))}
              {shares.map((one) => (
                <Tutor key={one.tutorId} profileId={id} tutor={one} />
              ))}
              <Side who={t('founders')} what={t('foundersSee')} />
              <Side who={t('others')} what={t('othersSee')} />
            </ul>
            {shares.length > 0 && <p className="small muted mt-3">{t('until')}</p>}
            <SafetyMail profile={profile} />
            <ModelConsent key={id} profile={profile} />
          </>
        )}
      </LearnerQueryPart>
    </section>
  );
}

const Side = ({ who, what }: { who: string; what: string }) => (
  <li>
    <span>
      {who}
      <span className="muted">{what}</span>
    </span>
  </li>
);

function Tutor({ profileId, tutor }: { profileId: string; tutor: ShareView }) {
  const t = useTranslations('learnerPage.sees');
  const { state, timeZone } = usePreferences();
  const cache = useQueryClient();
  const { tutorId, name, since } = tutor;
  const change = useSingleMutation({
    mutationFn: (allow: boolean) => changeShare(profileId, tutorId, allow),
    onSuccess: (shares, allow) => {
      cache.setQueryData(sharesQuery(profileId).queryKey, shares);
      showToast({ title: t(allow ? 'allowed' : 'ended', { tutor: name }) });
    },
  });
  return (
    <li>
      <span>
        {name}
        <span className="muted">
          {since === null
            ? t('tutorCould')
            : t('tutorSees', { day: longDayOf(since, { locale: state.locale, timeZone }) })}
        </span>
      </span>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={t(since === null ? 'allowLong' : 'endLong', { tutor: name })}
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && change.mutate(since === null)}
      >
        {t(since === null ? 'allow' : 'end')}
      </button>
      <Failed failed={change.isError} />
    </li>
  );
}
