import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';

type Props = {
  title?: string;
  text?: string;
  /** The words of a second way, for whoever has no account yet. */
  create?: string;
};

/** What a signed-out visitor sees where an account is needed: why, and the way there and back. Needs the accounts texts. */
export function SignInInvitation({ title, text, create }: Props) {
  const t = useTranslations('accounts.guard');
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ next: `${pathname}${search}` });
  return (
    <section className="page plain-page">
      <h1>{title ?? t('invite')}</h1>
      <p className="lead">{text ?? t('inviteBody')}</p>
      <Link className="btn btn-primary btn-lg" to={`/auth?${back}`}>
        {t('inviteAction')}
      </Link>
      {create && (
        <Link className="btn btn-quiet btn-sm sm:-ml-4" to={`/auth?mode=sign-up&${back}`}>
          {create}
        </Link>
      )}
    </section>
  );
}
