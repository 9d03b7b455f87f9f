import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { showToast } from '#app/ui/toast.ts';
import { type Arrival, forgetArrival } from '../arrival.ts';
import { useAuth } from '../auth-context.tsx';
import { pageAfterConfirmation } from '../../api/after-confirmation.ts';
import { adoptTokens, type AuthOutcome, verifyToken } from '../auth-calls.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { FinePrint } from '../fine-print.tsx';
import { OneClick } from '../one-click.tsx';
import { Refused } from '../refused.tsx';
import { allowNewPassword } from '../recovery.ts';
import { reasonOf } from '../../model/refusal-reason.ts';
import { newPasswordPage, ownPath, wantedPage } from '../../domain/return-path.ts';
import { useArrival } from '../use-arrival.ts';

const kinds = ['signup', 'magiclink', 'email_change'] as const;
type Kind = (typeof kinds)[number];

/** Landing page of emails and Google. An emailed link is consumed only by a click here. */
export default function Callback() {
  const t = useTranslations('accounts.callback');
  const [parameters] = useSearchParams();
  const token = parameters.get('token_hash');
  const type = parameters.get('type');
  const next = wantedPage(parameters);
  if (token && type === 'recovery') return <Navigate to={`/reset-password?${parameters}`} replace />;
  return (
    <AuthFrame>
      <title>{`${t('title')} · ${brand}`}</title>
      {token ? (
        <MailedLink
          token={token}
          kind={kinds.find((known) => known === type) ?? 'magiclink'}
          isNew={parameters.get('new') === '1'}
          next={next}
        />
      ) : (
        <FromService next={next} />
      )}
    </AuthFrame>
  );
}

type MailedLinkProps = {
  token: string;
  kind: Kind;
  /** The link makes an account. */
  isNew: boolean;
  next: string | null;
};

function MailedLink({ token, kind, isNew, next }: MailedLinkProps) {
  const t = useTranslations('accounts.callback');
  const navigate = useNavigate();
  const [end, setEnd] = useState<'expired' | 'half' | null>(null);
  const use = async (): Promise<AuthOutcome> => {
    const outcome = await verifyToken(token, kind);
    if (outcome !== null && outcome !== 'half' && outcome !== 'codeWrong') return outcome;
    if (outcome !== null) setEnd(outcome === 'half' ? 'half' : 'expired');
    else {
      if (kind === 'email_change') showToast({ title: t('changed') });
      const confirmed = kind === 'signup' ? await pageAfterConfirmation(next) : (next ?? '/dashboard');
      await navigate(confirmed, { replace: true });
    }
    return null;
  };
  if (end) return <Refused reason={end} next={next} />;
  const submit = {
    signup: t('submitSignup'),
    email_change: t('submitChange'),
    magiclink: t('submitMagiclink'),
  };
  return isNew ? (
    <>
      <OneClick title={t('newcomer')} lead={t('newcomerLead')} submit={t('submitNewcomer')} use={use} warn />
      <FinePrint />
    </>
  ) : (
    <OneClick title={t(kind)} lead={t('lead')} submit={submit[kind]} use={use} warn={kind === 'magiclink'} />
  );
}

/** Handles the auth service's parameters in the URL: tokens, an error, or none. */
function FromService({ next }: { next: string | null }) {
  const t = useTranslations('accounts.callback');
  const { user, loading } = useAuth();
  const read = useArrival();
  if (!read || (read.arrival === null && loading))
    return (
      <div aria-live="polite">
        <h1>{t('working')}</h1>
      </div>
    );
  const { arrival, wanted } = read;
  const back = next ?? ownPath(wanted);
  if (arrival?.kind === 'tokens') return <Tokens tokens={arrival} begunHere={wanted !== null} next={back} />;
  if (arrival?.kind === 'half') return <Refused reason="half" next={next} />;
  if (arrival === null && user) return <Navigate to={back ?? '/dashboard'} replace />;
  const reason = arrival ? reasonOf(arrival) : 'noLink';
  // The URL is untrusted input: the description is quoted so that it does not read as our text.
  const quoted = reason === 'unknown' && arrival?.description;
  const text = quoted ? t('service', { text: quoted }) : undefined;
  return <Refused reason={reason} text={text} next={back === '/' ? null : back} />;
}

type TokensProps = {
  tokens: Extract<Arrival, { kind: 'tokens' }>;
  begunHere: boolean;
  next: string | null;
};

/**
 * Tokens that were not requested in this browser may be an attacker's, to make the visitor work in the attacker's
 * account; a click has to confirm them.
 */
function Tokens({ tokens, begunHere, next }: TokensProps) {
  const t = useTranslations('accounts.callback');
  const navigate = useNavigate();
  const use = async (): Promise<AuthOutcome> => {
    const outcome = await adoptTokens(tokens);
    if (outcome !== null) return outcome;
    if (tokens.recovery) allowNewPassword();
    const home = begunHere ? '/' : '/dashboard';
    await navigate(tokens.recovery ? newPasswordPage(next) : (next ?? home), { replace: true });
    forgetArrival();
    return null;
  };
  return (
    <OneClick
      title={begunHere ? t('working') : t('here')}
      lead={begunHere ? undefined : t('hereLead')}
      submit={t('submitMagiclink')}
      use={use}
      warn={!begunHere}
      atOnce={begunHere}
    />
  );
}
