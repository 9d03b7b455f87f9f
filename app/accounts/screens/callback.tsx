import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useAuth } from '../auth-context.tsx';
import { type MailKind, redirectKey, verifyToken } from '../auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ownPath } from '../return-path.ts';

const kinds: readonly MailKind[] = ['signup', 'magiclink', 'email_change'];

/** Where mails and Google bring people back. A mail's link is only used up by the click made here. */
export default function Callback() {
  const t = useTranslations('accounts.callback');
  const [parameters] = useSearchParams();
  const token = parameters.get('token_hash');
  const kind = kinds.find((known) => known === parameters.get('type')) ?? 'magiclink';
  return (
    <AuthFrame>
      <title>{`${t('title')} · ${brand}`}</title>
      {token ? (
        <OneClick token={token} kind={kind} next={ownPath(parameters.get('next'))} />
      ) : (
        <FromProvider />
      )}
    </AuthFrame>
  );
}

function OneClick({ token, kind, next }: { token: string; kind: MailKind; next: string | null }) {
  const t = useTranslations('accounts.callback');
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const confirm = async () => {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await verifyToken(token, kind);
    if (outcome === null) await navigate(next ?? '/dashboard', { replace: true });
    else setState('failed');
  };
  if (state === 'failed') return <Failed title={t('failed')} text={t('failedBody')} />;
  const words = {
    signup: [t('signup'), t('submitSignup')],
    email_change: [t('email_change'), t('submitChange')],
    magiclink: [t('magiclink'), t('submitMagiclink')],
  }[kind as 'signup' | 'email_change' | 'magiclink'];
  return (
    <>
      <h1>{words[0]}</h1>
      <p className="lead">{t('lead')}</p>
      <button
        className="btn btn-primary btn-lg btn-block"
        type="button"
        aria-disabled={state === 'busy'}
        onClick={confirm}
      >
        {state === 'busy' ? t('busy') : words[1]}
      </button>
    </>
  );
}

const never = () => () => undefined;

function errorInAddress(): string | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return fragment.get('error_description') ?? fragment.get('error');
}

/** Google's answer stands in the fragment; the client reads it as soon as it is loaded. */
function FromProvider() {
  const t = useTranslations('accounts.callback');
  const navigate = useNavigate();
  const { user, loading } = useAuth();
  const error = useSyncExternalStore(never, errorInAddress, () => null);
  useEffect(() => {
    if (!user) return;
    const wanted = ownPath(sessionStorage.getItem(redirectKey)) ?? '/';
    sessionStorage.removeItem(redirectKey);
    void navigate(wanted, { replace: true });
  }, [user, navigate]);
  if (error) return <Failed title={t('provider')} text={error} />;
  if (!loading && !user) return <Failed title={t('failed')} text={t('failedBody')} />;
  return (
    <div aria-live="polite">
      <h1>{t('working')}</h1>
    </div>
  );
}

function Failed({ title, text }: { title: string; text: string }) {
  const t = useTranslations('accounts.callback');
  return (
    <div role="alert" className="auth-form">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <Link className="btn btn-primary btn-lg btn-block" to="/auth?mode=link">
        {t('newLink')}
      </Link>
    </div>
  );
}
