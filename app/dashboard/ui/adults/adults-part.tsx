import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isEmailAddress } from '#app/accounts/index.ts';
import type { AdultLinksView } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { adultLinksQuery, endAdultLink, inviteAdult } from '../../api/adults-client.ts';
import { LearnerQueryPart } from '../part.tsx';

type Adult = AdultLinksView['adults'][number];

/** The section of the account page about linked adults: inviting one, and ending a link or an invitation. */
export default function AdultsPart() {
  return (
    <LearnerQueryPart query={useQuery(adultLinksQuery)} height={14}>
      {(links) => <Adults links={links} />}
    </LearnerQueryPart>
  );
}

function Adults({ links: { kind, most, adults } }: { links: AdultLinksView }) {
  const t = useTranslations('adultLinks.part');
  const cache = useQueryClient();
  const [status, setStatus] = useState('');
  const end = useSingleMutation({
    mutationFn: ({ id }: Adult) => endAdultLink(id),
    onMutate: () => setStatus(''),
    onSuccess: (_, { email, confirmedAt }) => setStatus(t(confirmedAt ? 'ended' : 'cancelled', { email })),
    // Also after a failure: a link that the other side has ended leaves the list.
    onSettled: () => cache.invalidateQueries({ queryKey: adultLinksQuery.queryKey }),
  });
  return (
    <>
      <p className="muted">{t(kind)}</p>
      {adults.length > 0 && (
        <ul className="account-list" aria-label={t('list')}>
          {adults.map((adult) => (
            <AdultItem
              key={adult.id}
              adult={adult}
              busy={end.isPending}
              onEnd={() => !end.isPending && end.mutate(adult)}
            />
          ))}
        </ul>
      )}
      {/* Inviting the same address again sends another email, so an invitation that waits is no reason to hide the form. */}
      {adults.filter(({ confirmedAt }) => confirmedAt !== null).length < most && (
        <InvitationForm onTyping={() => setStatus('')} onSent={(email) => setStatus(t('sent', { email }))} />
      )}
      <Problem failure={end.error} />
      <div role="status" className="account-said">
        {status && <p className="small">{status}</p>}
      </div>
    </>
  );
}

function AdultItem({ adult, busy, onEnd }: { adult: Adult; busy: boolean; onEnd: () => void }) {
  const t = useTranslations('adultLinks.part');
  const { state, timeZone } = usePreferences();
  const { email, invitedAt, confirmedAt } = adult;
  const day = longDayOf(confirmedAt ?? invitedAt, { locale: state.locale, timeZone, now: new Date() });
  return (
    <li>
      <div>
        <b>{email}</b>
        <span>{t(confirmedAt ? 'since' : 'waiting', { day })}</span>
      </div>
      <button
        className="btn btn-quiet btn-sm"
        type="button"
        aria-label={t(confirmedAt ? 'endOf' : 'cancelOf', { email })}
        aria-disabled={busy}
        onClick={onEnd}
      >
        {t(confirmedAt ? 'end' : 'cancel')}
      </button>
    </li>
  );
}

type FormProps = { onTyping: () => void; onSent: (email: string) => void };

function InvitationForm({ onTyping, onSent }: FormProps) {
  const t = useTranslations('adultLinks.part');
  const addressProblem = useTranslations('accounts.errors')('email');
  const cache = useQueryClient();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isUnusable, setUnusable] = useState(false);
  const send = useSingleMutation({
    mutationFn: (address: string) => inviteAdult(address, crypto.randomUUID()),
    onSuccess: (links, address) => {
      cache.setQueryData(adultLinksQuery.queryKey, links);
      setEmail('');
      onSent(address);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isUsable = isEmailAddress(address);
    setUnusable(!isUsable);
    if (isUsable && !send.isPending) send.mutate(address);
  };
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('label')}
        </label>
        <input
          id={id}
          className="input"
          name="adult-email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          aria-invalid={isUnusable || send.isError}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setEmail(target.value);
            setUnusable(false);
            send.reset();
            onTyping();
          }}
        />
        <Problem id={`${id}-problem`} failure={send.error} text={isUnusable ? addressProblem : null} />
        <p className="help">{t('help')}</p>
      </div>
      <div className="acts">
        <button className="btn btn-secondary" type="submit" aria-disabled={send.isPending}>
          {t(send.isPending ? 'busy' : 'submit')}
        </button>
      </div>
    </form>
  );
}

/** A live region that is rendered from the start: the server’s text, or a general one without an answer. */
export function Problem({
  id,
  failure,
  text = null,
}: {
  id?: string;
  failure: Error | null;
  text?: string | null;
}) {
  const t = useTranslations('adultLinks.person');
  const shown = text ?? (failure instanceof ApiFailure ? failure.message : failure && t('failed'));
  return (
    <div id={id} role="alert">
      {shown !== null && (
        <p className="error">
          <AlertIcon />
          <span>{shown}</span>
        </p>
      )}
    </div>
  );
}
