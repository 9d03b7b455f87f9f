import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useAuth } from '../auth-context.tsx';
import { pageAfterConfirmation } from '../after-confirmation.ts';
import { type MailKind, resendConfirmation, sendMagicLink, sendRecovery } from '../auth-calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { CheckMail } from '../components/check-mail.tsx';
import { MailMeForm } from '../components/mail-me-form.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { forgetTyped, useTyped } from '../components/typed.ts';
import { newPasswordPage, ownPath } from '../return-path.ts';
import { normaliseEmail } from '../rules.ts';
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
  const { typed, type } = useTyped();
  const { sent, onSent, onOther } = useSentMail(typed.email, type);
  const arrive = useArrival(next);
  useSignedInElsewhere(sent, arrive);
  const form = { typed, type, next, google, onSent };

  return (
    <AuthFrame beginning={mode === 'sign-up' && !sent}>
      <Title mode={mode} sent={sent !== null} />
      <Ways mode={sent ? 'sent' : mode}>
        {sent ? (
          <CheckMail
            {...sent}
            again={() => sendAgain(sent, next)}
            onVerified={() => void arrive(sent.kind)}
            onOther={onOther}
          />
        ) : mode === 'sign-up' ? (
          <SignUpForm {...form} />
        ) : mode === 'sign-in' ? (
          <SignInForm {...form} onSignedIn={() => void arrive('magiclink')} />
        ) : (
          <MailMeForm {...form} purpose={mode} />
        )}
      </Ways>
      {next && !sent && <p className="fine">{t('wayBack')}</p>}
      <SignedInAlready next={next} />
    </AuthFrame>
  );
}

function Title({ mode, sent }: { mode: Mode; sent: boolean }) {
  const t = useTranslations('accounts');
  const titles = {
    'sign-in': t('signIn.title'),
    'sign-up': t('signUp.tab'),
    link: t('signIn.title'),
    forgot: t('reset.title'),
  };
  return <title>{`${sent ? t('sent.title') : titles[mode]} · ${brand}`}</title>;
}

/** From one way in to another the reader's place moves along: to the new heading. */
function Ways({ mode, children }: { mode: string; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const heading = place.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [mode]);
  return (
    <div className="auth-form" ref={place}>
      {children}
    </div>
  );
}

/** A mail on its way: to whom, for what, sent when (milliseconds since 1970). */
type Sent = { email: string; kind: MailKind; at: number };

/** It lies in the history, so that a reload asks for the code again and Back leads to the form. */
function useSentMail(email: string, type: (change: { email: string }) => void) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const sent = hydrated ? ((state as { sent?: Sent } | null)?.sent ?? null) : null;
  return {
    sent,
    onSent: (kind: MailKind) =>
      void navigate(pathname + search, {
        state: { sent: { email: normaliseEmail(email), kind, at: Date.now() } },
      }),
    onOther: () => {
      if (sent) type({ email: sent.email });
      void navigate(pathname + search, { replace: true });
    },
  };
}

const sendAgain = ({ kind, email }: Sent, next: string | null) =>
  kind === 'signup'
    ? resendConfirmation(email, next)
    : kind === 'recovery'
      ? sendRecovery(email, next)
      : sendMagicLink(email, next);

/** Where signing in ends: the wanted page, a new password where that was the purpose, else the dashboard. */
function useArrival(next: string | null) {
  const navigate = useNavigate();
  return async (kind: MailKind) => {
    forgetTyped();
    if (kind === 'signup') return navigate(await pageAfterConfirmation(next), { replace: true });
    return navigate(kind === 'recovery' ? newPasswordPage(next) : (next ?? '/dashboard'), { replace: true });
  };
}

/** Who waits for a mail and opens its link in another tab is not left behind here. */
function useSignedInElsewhere(sent: Sent | null, arrive: (kind: MailKind) => Promise<void>): void {
  const { user } = useAuth();
  const arrived = sent !== null && sent.kind !== 'recovery' && user?.email === sent.email;
  useEffect(() => {
    if (arrived && sent) void arrive(sent.kind);
    // Once they are the person the mail was for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived]);
}

/** Somebody who is signed in already, here or in another tab, is not asked again. */
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
