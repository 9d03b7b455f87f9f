import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** What a signed-out visitor sees where an account is needed: why, and the way there and back. Needs the accounts texts. */
export function SignInInvitation({ title, text }: { title?: string; text?: string }) {
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
    </section>
  );
}
