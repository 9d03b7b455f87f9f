import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';
import { pageAfterConfirmation } from '../api/after-confirmation.ts';
import { useAuth } from './auth-context.tsx';
import { type MailKind, resendConfirmation, sendMagicLink, sendRecovery } from './auth-calls.ts';
import { codePage, newPasswordPage } from '../domain/return-path.ts';
import { normaliseEmail } from '../model/rules.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeStep } from './code-step.tsx';
import { needsSecondFactor } from './factor-calls.ts';
import { MailMeForm } from './mail-me-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { forgetTyped, useTyped } from './typed-credentials.ts';

const modes = ['sign-in', 'sign-up', 'link', 'forgot', 'code'] as const;
export type AuthMode = (typeof modes)[number];

/** An email that was sent: recipient, kind, and time (milliseconds since 1970). */
type Sent = { email: string; kind: MailKind; at: number };

/** The mode in the URL, `first` without one, and the email the person is waiting for. */
export function useAuthMode(first: AuthMode): { mode: AuthMode; sent: Sent | null } {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const { user, loading } = useAuth();
  const wanted = modes.find((known) => known === parameters.get('mode')) ?? first;
  return {
    // Without a signed-in person there is nobody whose code could be asked for.
    mode: wanted === 'code' && !user && !loading ? 'sign-in' : wanted,
    // Kept in history state, so that a reload shows the code field again and Back leads to the form.
    sent: hydrated ? ((state as { sent?: Sent } | null)?.sent ?? null) : null,
  };
}

type WaysInProps = {
  first: AuthMode;
  /** The page to return to after signing in. */
  next: string | null;
  /** Reads that page at the moment of returning; without it, `next`. For forms on a page whose URL changes meanwhile. */
  pageNow?: () => string;
  /** Whether Google sign-in is configured. */
  google: boolean;
  /** Renders the heading of a form. */
  heading: (text: string, mode: AuthMode | 'sent') => ReactNode;
};

/** Sign in, sign up, request a link or a new password. Typed values are kept when switching between them. */
export function AuthForms({ first, next, pageNow, google, heading }: WaysInProps) {
  const { mode, sent } = useAuthMode(first);
  const { typed, type } = useTyped();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrive = useArrival(next, pageNow);
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
      ) : mode === 'code' ? (
        <CodeStep heading={(text) => heading(text, mode)} onDone={() => void arrive('magiclink')} />
      ) : mode === 'sign-in' ? (
        <SignInForm {...form} onSignedIn={() => void arrive('magiclink')} />
      ) : (
        <MailMeForm {...form} purpose={mode} />
      )}
    </Ways>
  );
}

/** Moves focus to the new heading when the mode changes. */
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

/** Marks the history entry of the page that signing in led to. */
export type SignedInMark = { arrived: true };

/** The page after signing in: the wanted page, the new-password page after recovery, else the dashboard. */
function useArrival(next: string | null, pageNow = () => next) {
  const navigate = useNavigate();
  return async (kind: MailKind) => {
    forgetTyped();
    const wanted = kind === 'signup' ? await pageAfterConfirmation(pageNow()) : (pageNow() ?? '/dashboard');
    if (kind !== 'recovery' && (await needsSecondFactor()))
      return navigate(codePage(wanted), { replace: true });
    const state: SignedInMark = { arrived: true };
    return navigate(kind === 'recovery' ? newPasswordPage(pageNow()) : wanted, { replace: true, state });
  };
}

/** Follows a sign-in that happens in another tab, as when the emailed link is opened there. */
export function useSignedInElsewhere(first: AuthMode, next: string | null): void {
  const { user } = useAuth();
  const { sent } = useAuthMode(first);
  const arrive = useArrival(next);
  const arrived = sent !== null && sent.kind !== 'recovery' && user?.email === sent.email;
  useEffect(() => {
    if (arrived && sent) void arrive(sent.kind);
    // Only when the signed-in user is the recipient of the email.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived]);
}
