import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';
import { pageAfterConfirmation } from '../api/after-confirmation.ts';
import { useAuth } from './auth-context.tsx';
import { type MailKind, resendConfirmation, sendMagicLink, sendRecovery } from './auth-calls.ts';
import { newPasswordPage } from '../domain/return-path.ts';
import { normaliseEmail } from '../model/rules.ts';
import { CheckMail } from './check-mail.tsx';
import { MailMeForm } from './mail-me-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { forgetTyped, useTyped } from './typed-credentials.ts';

const modes = ['sign-in', 'sign-up', 'link', 'forgot'] as const;
export type AuthMode = (typeof modes)[number];

/** A mail on its way: to whom, for what, sent when (milliseconds since 1970). */
type Sent = { email: string; kind: MailKind; at: number };

/** Which way in the address names, `first` when none, and the mail that is waited for. */
export function useAuthMode(first: AuthMode): { mode: AuthMode; sent: Sent | null } {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  return {
    mode: modes.find((known) => known === parameters.get('mode')) ?? first,
    // It lies in the history, so that a reload asks for the code again and Back leads to the form.
    sent: hydrated ? ((state as { sent?: Sent } | null)?.sent ?? null) : null,
  };
}

type WaysInProps = {
  first: AuthMode;
  /** The page the visitor was on the way to. */
  next: string | null;
  /** Whether Google is set up. */
  google: boolean;
  /** The heading over a way in, from the text that names it. */
  heading: (text: string, mode: AuthMode | 'sent') => ReactNode;
};

/** Sign in, create an account, ask for a link or a new password. What was typed survives every change between them. */
export function AuthForms({ first, next, google, heading }: WaysInProps) {
  const { mode, sent } = useAuthMode(first);
  const { typed, type } = useTyped();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrive = useArrival(next);
  const onSent = (kind: MailKind) => {
    const state = { sent: { email: normaliseEmail(typed.email), kind, at: Date.now() } };
    void navigate(pathname + search, { state });
  };
  const onOther = () => {
    if (sent) type({ email: sent.email });
    void navigate(pathname + search, { replace: true });
  };
  const form = { typed, type, next, google, onSent, heading: (text: string) => heading(text, mode) };
  return (
    <Ways mode={sent ? 'sent' : mode}>
      {sent ? (
        <CheckMail
          {...sent}
          heading={(text) => heading(text, 'sent')}
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
  );
}

/** From one way in to another the reader's place moves along: to the new heading. */
function Ways({ mode, children }: { mode: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const heading = place.current?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [mode]);
  return (
    <div className="auth-form" ref={place}>
      {children}
    </div>
  );
}

const sendAgain = ({ kind, email }: Sent, next: string | null) =>
  kind === 'signup'
    ? resendConfirmation(email, next)
    : kind === 'recovery'
      ? sendRecovery(email, next)
      : sendMagicLink(email, next);

/** Stands in the history of the page that signing in led to. */
export type SignedInMark = { arrived: true };

/** Where signing in ends: the wanted page, a new password where that was the purpose, else the dashboard. */
function useArrival(next: string | null) {
  const navigate = useNavigate();
  return async (kind: MailKind) => {
    forgetTyped();
    const wanted = kind === 'signup' ? await pageAfterConfirmation(next) : (next ?? '/dashboard');
    const state: SignedInMark = { arrived: true };
    return navigate(kind === 'recovery' ? newPasswordPage(next) : wanted, { replace: true, state });
  };
}

/** Who waits for a mail and opens its link in another tab is not left behind here. */
export function useSignedInElsewhere(first: AuthMode, next: string | null): void {
  const { user } = useAuth();
  const { sent } = useAuthMode(first);
  const arrive = useArrival(next);
  const arrived = sent !== null && sent.kind !== 'recovery' && user?.email === sent.email;
  useEffect(() => {
    if (arrived && sent) void arrive(sent.kind);
    // Once they are the person the mail was for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived]);
}
