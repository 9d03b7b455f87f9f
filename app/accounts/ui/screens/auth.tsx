import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useAuth, useMissingFactor } from '../auth-context.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { type AuthMode, useSignedInElsewhere, useAuthMode, AuthForms } from '../auth-forms.tsx';
import { signOut } from '../session.ts';
import { ownPath } from '../../domain/return-path.ts';
import { useAuthOptions } from './layout.tsx';

const first: AuthMode = 'sign-in';
const DeclarationStep = lazy(() => import('../declaration-step.tsx'));
const FactorSteps = lazy(() => import('../factor-steps.tsx'));

/** The sign-in page; signing in continues to the requested page. */
export default function Auth() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const { google } = useAuthOptions();
  const next = ownPath(parameters.get('next'));
  const { mode, sent } = useAuthMode(first);
  useSignedInElsewhere(first, next);
  const { user } = useAuth();
  const isEnrolling = useEnrolling(mode);
  if (user && parameters.get('mode') === 'declare') return <Declaring next={next} />;
  if (isEnrolling) return <Enrolment next={next} />;
  return (
    <AuthFrame beginning={mode === 'sign-up' && !sent}>
      <Title mode={mode} sent={sent !== null} />
      <AuthForms first={first} next={next} google={google} heading={(text) => <h1>{text}</h1>} />
      {next && !sent && mode !== 'code' && <p className="fine">{t('wayBack')}</p>}
      {mode === 'code' ? <OtherAccount /> : <SignedInAlready next={next} />}
    </AuthFrame>
  );
}

/** Whether a second factor is set up here; still true when it exists, for its recovery codes are shown then. */
function useEnrolling(mode: AuthMode): boolean {
  const { user } = useAuth();
  const missing = useMissingFactor();
  const [enrolling, setEnrolling] = useState<string | null>(null);
  const id = user?.id ?? null;
  if (enrolling !== null && enrolling !== id) setEnrolling(null);
  if (mode === 'code' && missing === 'enrolment' && enrolling !== id) setEnrolling(id);
  return mode === 'code' && enrolling !== null;
}

/** Asks for the declaration of terms and age, and leads to the wanted page. */
function Declaring({ next }: { next: string | null }) {
  const t = useTranslations('accounts.declaration');
  const navigate = useNavigate();
  return (
    <AuthFrame>
      <title>{`${t('title')} · ${brand}`}</title>
      <Suspense fallback={<div className="min-h-svh" />}>
        <DeclarationStep onDone={() => void navigate(next ?? '/dashboard', { replace: true })} />
      </Suspense>
      <OtherAccount />
    </AuthFrame>
  );
}

/** Sets up the second factor that the wanted page needs, and leads there. */
function Enrolment({ next }: { next: string | null }) {
  const navigate = useNavigate();
  const missing = useMissingFactor();
  return (
    <Suspense fallback={<div className="page plain-page min-h-svh" />}>
      <FactorSteps
        missing={missing}
        onDone={() => void navigate(next ?? '/dashboard', { replace: true })}
        footer={<OtherAccount />}
      />
    </Suspense>
  );
}

function Title({ mode, sent }: { mode: AuthMode; sent: boolean }) {
  const t = useTranslations('accounts');
  const titles = {
    'sign-in': t('signIn.title'),
    'sign-up': t('signUp.tab'),
    link: t('signIn.title'),
    forgot: t('reset.title'),
    code: t('secondFactor.title'),
  };
  return <title>{`${sent ? t('sent.title') : titles[mode]} · ${brand}`}</title>;
}

/** The way out for somebody who cannot give the code of this account. */
function OtherAccount() {
  const t = useTranslations('accounts');
  const { user } = useAuth();
  if (!user) return null;
  return (
    <p className="fine">
      {t('secondFactor.account', { email: user.email ?? '' })}{' '}
      <button type="button" className="link" onClick={() => void signOut()}>
        {t('signOut')}
      </button>
    </p>
  );
}

/** Shown when a user is already signed in, here or in another tab. */
function SignedInAlready({ next }: { next: string | null }) {
  const t = useTranslations('accounts');
  const { user } = useAuth();
  if (!user) return null;
  return (
    <p className="fine">
      {t('signedInAs', { email: user.email ?? '' })}{' '}
      <Link to={next ?? '/dashboard'}>{next ? t('goOn') : t('toDashboard')}</Link>
    </p>
  );
}
