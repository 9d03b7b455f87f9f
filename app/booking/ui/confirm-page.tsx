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
  /** Why what is held could not be read; null while it is, or can be. */
  error: Error | null;
  onAgain: () => void;
  /** What is held, with its clock; undefined until it is known. */
  summary: ReactNode | undefined;
  /** How it is booked, for whoever is signed in. */
  form: ReactNode;
  /** What is held and its name in a line; stands there while an account is made, which takes a while. */
  bar: { hold: HeldUntil; name: string } | undefined;
  google: boolean;
};

/**
 * The last look before booking: what is held on the one side, on the other the form that books it. Who has no account yet, or is not signed
 * in, does so in its place, while the time stays held; should it end meanwhile, what is half typed stays, and another time can be held.
 */
export function ConfirmPage({ error, onAgain, ...parts }: ConfirmPageProps) {
  const t = useTranslations('bookPages');
  const { user, loading } = useAuth();
  const failure = error instanceof ApiFailure ? error : null;
  const over = failure?.code === 'hold_expired' ? failure : null;
  const [ended, held] = usePlaces(over !== null);
  // Whoever can book reads first what they agree to; an account is made before that, with a bar that names what is held.
  const summary = !over && parts.summary;
  // What a series holds is told to its account only.
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

/** The form that books, or the ways to the account that it needs. */
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

/** Where the reader goes on when what they pressed is gone: after a time was held again, and signed in when none is held any more. */
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

/** Tells who has signed in here that the page has gone on, and puts them where it does. */
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
  /** Once it is over: leads to the times that are free. */
  onOther: (() => void) | null;
};

/** Where the clock stands below what is typed, its time is at the bottom of the window. */
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
