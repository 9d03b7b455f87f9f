import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useAuth } from '../auth-context.tsx';
import { type MailKind, sendMagicLink, sendRecovery, signUp } from '../auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import type { Typed } from '../components/form-props.ts';
import { CheckMail } from '../components/check-mail.tsx';
import { MailMeForm } from '../components/mail-me-form.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { ownPath } from '../return-path.ts';
import { useAccountWays } from './layout.tsx';

type Mode = 'sign-in' | 'sign-up' | 'link' | 'forgot';
const modes: readonly Mode[] = ['sign-in', 'sign-up', 'link', 'forgot'];

/** Sign in, create an account, ask for a link or a new password. What was typed survives every change between them. */
export default function Auth() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const { google } = useAccountWays();
  const next = ownPath(parameters.get('next'));
  const mode = modes.find((known) => known === parameters.get('mode')) ?? 'sign-in';
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', password: '' });
  const [sent, setSent] = useState<MailKind | null>(null);
  const arrive = useArrival(next);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const form = { typed, type, next, google };

  return (
    <AuthFrame beginning={mode === 'sign-up'}>
      <title>{`${mode === 'sign-up' ? t('signUp.tab') : t('signIn.title')} · ${brand}`}</title>
      {sent ? (
        <CheckMail
          email={typed.email}
          kind={sent}
          again={() => sendAgain(sent, typed, next)}
          onVerified={() => arrive(sent)}
          onOther={() => setSent(null)}
        />
      ) : mode === 'sign-up' ? (
        <SignUpForm {...form} onSent={() => setSent('signup')} />
      ) : mode === 'sign-in' ? (
        <SignInForm {...form} onSignedIn={() => arrive('magiclink')} />
      ) : (
        <MailMeForm
          {...form}
          purpose={mode}
          onSent={() => setSent(mode === 'link' ? 'magiclink' : 'recovery')}
        />
      )}
      {next && !sent && <p className="fine">{t('wayBack')}</p>}
      <SignedInAlready next={next} />
    </AuthFrame>
  );
}

const sendAgain = (kind: MailKind, typed: Typed, next: string | null) =>
  kind === 'signup'
    ? signUp({ ...typed, next })
    : kind === 'recovery'
      ? sendRecovery(typed.email)
      : sendMagicLink(typed.email, next);

/** Where signing in ends: the wanted page, a new password where that was the purpose, else the dashboard. */
function useArrival(next: string | null) {
  const navigate = useNavigate();
  return (kind: MailKind) =>
    navigate(kind === 'recovery' ? '/reset-password' : (next ?? '/dashboard'), { replace: true });
}

/** Somebody who is signed in already, here or in another tab, is not asked again. */
function SignedInAlready({ next }: { next: string | null }) {
  const t = useTranslations('accounts');
  const { user } = useAuth();
  if (!user) return null;
  return (
    <p className="fine">
      {t('signedInAs', { email: user.email ?? '' })} <Link to={next ?? '/dashboard'}>{t('toDashboard')}</Link>
    </p>
  );
}
