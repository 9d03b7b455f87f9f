import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { Loading } from '#app/ui/loading.tsx';
import { showToast } from '#app/ui/toast.ts';
import { type Arrival, forgetArrival } from '../arrival.ts';
import { useAuth } from '../auth-context.tsx';
import {
  adoptTokens,
  endOtherSessions,
  type AuthOutcome,
  saveNewPassword,
  verifyToken,
} from '../auth-calls.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { CodeStep } from '../code-step.tsx';
import { NewPasswordForm } from '../new-password-form.tsx';
import { Refused } from '../refused.tsx';
import { allowNewPassword, isNewPasswordAllowed, forgetRecovery } from '../recovery.ts';
import { reasonOf } from '../../model/refusal-reason.ts';
import { newPasswordPage, wantedPage, withNext } from '../../domain/return-path.ts';
import { useArrival } from '../use-arrival.ts';

/** What authorizes the new password: the token of an emailed link, or tokens that a hosted service put into the URL. */
type Key = { tokenHash: string } | Extract<Arrival, { kind: 'tokens' }>;

/**
 * Target of the recovery email. The link is consumed only when the new password is saved, so opening it costs nothing.
 */
export default function ResetPassword() {
  const t = useTranslations('accounts.reset');
  return (
    <AuthFrame>
      <title>{`${t('title')} · ${brand}`}</title>
      <States />
    </AuthFrame>
  );
}

function States() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = wantedPage(parameters);
  const tokenHash = parameters.get('token_hash');
  const { user, loading } = useAuth();
  const arrival = useArrival()?.arrival;
  const [expired, setExpired] = useState(false);
  if (expired) return <Refused reason="expired" next={next} way="newPassword" />;
  if (arrival?.kind === 'refused') {
    const reason = reasonOf(arrival);
    return <Refused reason={reason} next={next} way="newPassword" />;
  }
  const key: Key | null = tokenHash ? { tokenHash } : arrival?.kind === 'tokens' ? arrival : null;
  const allowed = user !== null && isNewPasswordAllowed();
  return (
    <>
      <h1>{t('reset.heading')}</h1>
      {allowed && parameters.has('first') && <p className="lead">{t('reset.first')}</p>}
      {key || allowed ? (
        <NewPassword key="form" mailed={key} next={next} onExpired={() => setExpired(true)} />
      ) : loading ? (
        <Loading />
      ) : (
        <>
          <p className="lead">
            {user ? t('reset.signedIn', { email: user.email ?? '' }) : t('reset.noLink')}
          </p>
          <Link className="btn btn-primary btn-lg btn-block" to={withNext('/auth?mode=forgot', next)}>
            {t('forgot.submit')}
          </Link>
        </>
      )}
    </>
  );
}

type Props = { mailed: Key | null; next: string | null; onExpired: () => void };

/**
 * Consumes the link, then saves. If the network fails in between, the link is spent but the session exists, so only
 * saving is repeated.
 */
function NewPassword({ mailed, next, onExpired }: Props) {
  const t = useTranslations('accounts.reset');
  const navigate = useNavigate();
  const { user } = useAuth();
  const [isCodeMissing, setCodeMissing] = useState(false);
  const save = async (password: string): Promise<AuthOutcome> => {
    if (mailed) {
      const outcome = await consume(mailed);
      if (outcome === 'codeWrong') return (onExpired(), null);
      if (outcome !== null) return outcome;
      // Remove the spent link from the URL, so that a reload does not try it again.
      await navigate(newPasswordPage(next), { replace: true });
    }
    const outcome = await saveNewPassword(password);
    setCodeMissing(outcome === 'secondFactor');
    if (outcome !== null) return outcome;
    forgetRecovery();
    forgetArrival();
    showToast({ title: t('saved') });
    await endOtherSessions();
    await navigate(next ?? '/dashboard', { replace: true });
    return null;
  };
  return (
    <>
      {isCodeMissing && <CodeStep heading={(text) => <h2>{text}</h2>} onDone={() => setCodeMissing(false)} />}
      {/* What was typed stays for the second attempt. */}
      <div hidden={isCodeMissing}>
        <NewPasswordForm email={mailed ? null : (user?.email ?? null)} save={save} />
      </div>
    </>
  );
}

async function consume(key: Key): Promise<AuthOutcome> {
  if ('tokenHash' in key) {
    const outcome = await verifyToken(key.tokenHash, 'recovery');
    return outcome === 'half' ? null : outcome;
  }
  const outcome = await adoptTokens(key);
  if (outcome === null) {
    allowNewPassword();
    forgetArrival();
  }
  return outcome;
}
