import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';

type Props = {
  title?: string;
  text?: string;
  /** Label of the second link, for people without an account. */
  create?: string;
};

/**
 * Shown to signed-out visitors where an account is needed: the reason, and a link to sign in and return. Needs the
 * accounts texts.
 */
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
