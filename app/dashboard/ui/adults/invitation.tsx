import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { InvitationView } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { adultLinksQuery, answerInvitation, invitationQuery } from '../../api/adults-client.ts';
import { PartSkeleton } from '../part.tsx';
import { Problem } from './adults-part.tsx';
import './adults.css';

/** The page of a mailed link: who invites, what the adult agrees to, and both answers. */
export default function Invitation({ secret }: { secret: string }) {
  const query = useQuery(invitationQuery(secret));
  if (query.data) return <Answering invitation={query.data} secret={secret} />;
  if (query.error) return <Unusable failure={query.error} onRetry={() => void query.refetch()} />;
  return <PartSkeleton height={24} />;
}

function Answering({ invitation, secret }: { invitation: InvitationView; secret: string }) {
  const t = useTranslations('adultLinks.invitation');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { kind, email, isAdult } = invitation;
  const name = invitation.name || email;
  const answer = useSingleMutation({
    mutationFn: (accept: boolean) => answerInvitation(secret, accept),
    onSuccess: async (links, accept) => {
      cache.setQueryData(adultLinksQuery.queryKey, links);
      showToast({ title: t(accept ? 'accepted' : 'declined', { name }) });
      await navigate('/learner-profiles', { replace: true });
    },
  });
  const press = (accept: boolean) => () => !answer.isPending && answer.mutate(accept);
  const busyWith = answer.isPending ? answer.variables : null;
  const back = `/learner-profiles?${new URLSearchParams({ invitation: secret })}`;
  return (
    <section className="invitation">
      <h1>{t(kind, { name })}</h1>
      <p className="muted">{t('from', { email })}</p>
      <p>{t(kind === 'minor' ? 'agreeMinor' : 'agreeFamily')}</p>
      {!isAdult && <p role="status">{t('adultFirst')}</p>}
      <Problem failure={answer.error} />
      <div className="acts">
        {isAdult ? (
          <button
            className="btn btn-primary"
            type="button"
            aria-disabled={answer.isPending}
            onClick={press(true)}
          >
            {t(busyWith === true ? 'accepting' : 'accept')}
          </button>
        ) : (
          <Link
            className="btn btn-primary"
            to={`/auth?${new URLSearchParams({ mode: 'declare', next: back })}`}
          >
            {t('declare')}
          </Link>
        )}
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={answer.isPending}
          onClick={press(false)}
        >
          {t(busyWith === false ? 'declining' : 'decline')}
        </button>
      </div>
    </section>
  );
}

function Unusable({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const t = useTranslations('adultLinks.invitation');
  const isRefused = failure instanceof ApiFailure && failure.status < 500;
  return (
    <section className="invitation">
      <h1>{t('unusable')}</h1>
      <Problem failure={failure} />
      <div className="acts">
        {isRefused ? (
          <Link className="btn btn-secondary" to="/learner-profiles">
            {t('toLearners')}
          </Link>
        ) : (
          <button className="btn btn-secondary" type="button" onClick={onRetry}>
            {t('again')}
          </button>
        )}
      </div>
    </section>
  );
}
