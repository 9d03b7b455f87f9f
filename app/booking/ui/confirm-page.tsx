import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { SignInHere, useJustSignedIn, useAuth } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { BottomBar } from './bottom-bar.tsx';
import { clockText, type HeldUntil, useHoldLeft } from './hold-clock.tsx';
import { ExpiredHold } from './expired-hold.tsx';
import { Steps } from './steps.tsx';

type ConfirmPageProps = {
  /** Error of loading the hold; null while loading or on success. */
  error: Error | null;
  onAgain: () => void;
  /** The hold with its countdown; undefined until loaded. */
  summary: ReactNode | undefined;
  /** The booking form, for signed-in users. */
  form: ReactNode;
  /** The hold and its name in one line; shown during sign-up, which takes a while. */
  bar: { hold: HeldUntil; name: string } | undefined;
  google: boolean;
};

/**
 * Last step before booking: the hold beside the booking form. Without a session the form is replaced by sign-up and sign-in while the time
 * stays held. If the hold expires meanwhile, typed text is kept and another time can be held.
 */
export function ConfirmPage({ error, onAgain, ...parts }: ConfirmPageProps) {
  const t = useTranslations('bookPages');
  const { user, loading } = useAuth();
  const failure = error instanceof ApiFailure ? error : null;
  const over = failure?.code === 'hold_expired' ? failure : null;
  const [ended, held] = usePlaces(over !== null);
  // The summary comes first once the user can book. During sign-up only a bar names the hold.
  const summary = !over && parts.summary;
  // A held series is only readable by its account.
  const shown = parts.summary !== undefined || (!loading && !user);
  return (
    <div className="page confirm book">
      <title>{`${t('confirm.title')} · ${brand}`}</title>
      <div className="head">
        <h1>{t('confirm.title')}</h1>
        <Steps now="confirm" />
      </div>
      {over && (
        <div className="place" ref={ended} tabIndex={-1}>
          <ExpiredHold failure={over} />
        </div>
      )}
      {error && !over && (
        <p className="error" role="alert">
          {failure?.message || t('failed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={onAgain}>
            {t('again')}
          </button>
        </p>
      )}
      {!shown && !error && <Waiting />}
      {shown && (!error || (over && !user)) && (
        <div className="lay place" ref={held} tabIndex={-1}>
          {user && summary}
          <Way form={parts.form} google={parts.google} over={over !== null} />
          {!user && summary}
        </div>
      )}
      {parts.bar && (!error || over) && !user && (
        <HeldBar {...parts.bar} onOther={over && (() => ended.current?.focus())} />
      )}
    </div>
  );
}

const Waiting = () => <div className="bone confirm-bone" aria-hidden="true" />;

/** The booking form, or the sign-up and sign-in it requires. */
function Way({ form, google, over }: Pick<ConfirmPageProps, 'form' | 'google'> & { over: boolean }) {
  const t = useTranslations('bookPages.confirm');
  const { user } = useAuth();
  if (!user)
    return (
      <SignInHere
        title={t('account')}
        text={t(over ? 'accountOver' : 'accountText')}
        google={google}
        waiting={<Waiting />}
      />
    );
  return (
    <div className="signed-in">
      <JustSignedIn />
      {form}
    </div>
  );
}

/** Manages focus when the pressed control disappears: after holding the time again, and after signing in when no hold is left. */
function usePlaces(isOver: boolean) {
  const over = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLDivElement>(null);
  const was = useRef(isOver);
  const arrived = useJustSignedIn();
  useEffect(() => {
    if (was.current && !isOver && !held.current?.contains(document.activeElement)) held.current?.focus();
    was.current = isOver;
    if (isOver && arrived) over.current?.focus();
  }, [isOver, arrived]);
  return [over, held] as const;
}

/** After signing in on this page: announces the next step and moves the focus to it. */
function JustSignedIn() {
  const t = useTranslations('bookPages.confirm');
  const { user } = useAuth();
  const arrived = useJustSignedIn();
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

type HeldBarProps = {
  hold: HeldUntil;
  name: string;
  /** Called when the hold is over: leads to free times. */
  onOther: (() => void) | null;
};

/** Countdown at the bottom of the screen, where the clock is scrolled out of view. */
function HeldBar({ hold, name, onOther }: HeldBarProps) {
  const t = useTranslations('bookPages');
  const left = useHoldLeft(hold);
  return (
    <BottomBar title={left === 0 ? t('hold.over') : t('hold.heldFor', { time: clockText(left) })} note={name}>
      {onOther && (
        <button type="button" className="btn btn-secondary btn-sm" onClick={onOther}>
          {t('confirm.otherTime')}
        </button>
      )}
    </BottomBar>
  );
}
