import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { showToast } from '#app/ui/toast.ts';
import { useAuth } from '../auth-context.tsx';
import { type Outcome, saveNewPassword, verifyToken } from '../auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { PasswordField, Problem } from '../components/fields.tsx';
import { passwordProblem } from '../rules.ts';

/** Where the recovery mail leads. The link is used up together with saving, so that opening it costs nothing. */
export default function ResetPassword() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const token = parameters.get('token_hash');
  const { user, loading } = useAuth();
  return (
    <AuthFrame>
      <title>{`${t('reset.title')} · ${brand}`}</title>
      <h1>{t('reset.heading')}</h1>
      {token || user || loading ? (
        <NewPassword token={user ? null : token} />
      ) : (
        <>
          <p className="lead">{t('reset.noLink')}</p>
          <Link className="btn btn-primary btn-lg btn-block" to="/auth?mode=forgot">
            {t('forgot.submit')}
          </Link>
        </>
      )}
    </AuthFrame>
  );
}

function NewPassword({ token }: { token: string | null }) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState(false);
  const [problem, setProblem] = useState<Outcome>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = passwordProblem(password);
    if (wrong) return setProblem(wrong);
    setBusy(true);
    const outcome =
      (token && !verified ? await verifyToken(token, 'recovery') : null) ?? (await saveAfterLink());
    setBusy(false);
    if (outcome !== null) return setProblem(outcome);
    showToast({ title: t('reset.saved') });
    await navigate('/dashboard', { replace: true });
  };
  const saveAfterLink = () => {
    setVerified(true);
    return saveNewPassword(password);
  };
  return (
    <form className="auth-form" onSubmit={save} noValidate>
      <p className="lead">{t('reset.lead')}</p>
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={problem === 'password' ? problem : null}
      />
      <Problem id="reset-problem" problem={problem === 'password' ? null : problem} />
      <button
        className="btn btn-primary btn-lg btn-block"
        type="submit"
        disabled={!hydrated}
        aria-disabled={busy}
      >
        {busy ? t('reset.busy') : t('reset.submit')}
      </button>
    </form>
  );
}
