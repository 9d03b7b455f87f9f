import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from './auth-context.tsx';
import type { RefusalReason } from '../model/refusal-reason.ts';
import { withNext } from '../domain/return-path.ts';

/** Target of each next step. */
const ways = {
  newLink: '/auth?mode=link',
  newPassword: '/auth?mode=forgot',
  back: '/auth',
  write: '/contact',
} as const;

type Props = {
  reason: RefusalReason;
  /** The service's own text, where we have none. */
  text?: string;
  next: string | null;
  way?: keyof typeof ways;
};

/** Explains why the sign-in failed, and what to do next. A visitor who is signed in anyway can continue. */
export function Refused({ reason, text, next, way = wayOutOf(reason) }: Props) {
  const t = useTranslations('accounts');
  const { user } = useAuth();
  // Checked by the type of `reason`; inferring thirteen texts with their arguments takes the compiler minutes.
  const say = useTranslations('accounts.callback.refused') as (key: string) => string;
  const labels = {
    newPassword: t('forgot.submit'),
    newLink: t('callback.newLink'),
    back: t('callback.back'),
    write: t('callback.write'),
  };
  return (
    <div role="alert" className="auth-form">
      <h1>{say(`${reason}.title`)}</h1>
      <p className="lead">{text || say(`${reason}.text`)}</p>
      <div className="go">
        <Link className="btn btn-primary btn-lg btn-block" to={withNext(ways[way], next)}>
          {labels[way]}
        </Link>
        {user && (
          <Link className="btn btn-quiet btn-block" to={next ?? '/dashboard'}>
            {t('callback.goOn', { email: user.email ?? '' })}
          </Link>
        )}
      </div>
    </div>
  );
}

function wayOutOf(reason: RefusalReason): keyof typeof ways {
  if (reason === 'expired') return 'newLink';
  return reason === 'blocked' ? 'write' : 'back';
}
