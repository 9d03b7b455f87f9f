import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { SignInHere, useArrived, useAuth } from '#app/accounts/public.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { BottomBar } from './bottom-bar.tsx';
import { clockText, useTimeLeft } from './hold-clock.tsx';
import { ExpiredHold } from './expired-hold.tsx';
import { Steps } from './steps.tsx';

type ConfirmPageProps = {
  /** Why what is held could not be read; null while it is, or can be. */
  error: Error | null;
  onAgain: () => void;
  /** What is held, with its clock; undefined until it is known. */
  summary: ReactNode | undefined;
  /** How it is booked, for whoever is signed in. */
  form: ReactNode;
  /** Until when it is held, and its name in a line; stands there while an account is made, which takes a while. */
  bar: { until: string; name: string } | undefined;
  google: boolean;
};

/**
 * The last look before booking: what is held on the one side, on the other the form that books it. Who has no account yet, or is not signed
 * in, does so in its place, while the time stays held.
 */
export function ConfirmPage({ error, onAgain, summary, form, bar, google }: ConfirmPageProps) {
  const t = useTranslations('bookPages');
  const { user, loading } = useAuth();
  const failure = error instanceof ApiFailure ? error : null;
  const waiting = <div className="bone confirm-bone" aria-hidden="true" />;
  // What a series holds is told to its account only.
  const shown = summary !== undefined || (!loading && !user);
  return (
    <div className="page confirm book">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <div className="head">
        <h1>{t('confirm.title')}</h1>
        <Steps now="confirm" />
      </div>
      {failure?.code === 'hold_expired' && <ExpiredHold failure={failure} />}
      {error && failure?.code !== 'hold_expired' && (
        <p className="error" role="alert">
          {failure?.message || t('failed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={onAgain}>
            {t('again')}
          </button>
        </p>
      )}
      {!shown && !error && waiting}
      {shown && !error && (
        <div className="lay">
          {user ? (
            <div className="signed-in">
              <JustSignedIn />
              {form}
            </div>
          ) : (
            <SignInHere
              title={t('confirm.account')}
              text={t('confirm.accountText')}
              google={google}
              waiting={waiting}
            />
          )}
          {summary}
        </div>
      )}
      {bar && !error && !user && <HeldBar {...bar} />}
    </div>
  );
}

/** Tells who has signed in here that the page has gone on, and puts them where it does. */
function JustSignedIn() {
  const t = useTranslations('bookPages.confirm');
  const { user } = useAuth();
  const arrived = useArrived();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (arrived) note.current?.focus();
  }, [arrived]);
  if (!arrived || !user) return null;
  return (
    <p className="arrived" ref={note} tabIndex={-1}>
      {t('arrived', { email: user.email ?? '' })}
    </p>
  );
}

/** Where the clock stands below what is typed, its time is at the bottom of the window. */
function HeldBar({ until, name }: { until: string; name: string }) {
  const t = useTranslations('bookPages.hold');
  const left = useTimeLeft(until);
  return <BottomBar title={left === 0 ? t('over') : t('heldFor', { time: clockText(left) })} note={name} />;
}
