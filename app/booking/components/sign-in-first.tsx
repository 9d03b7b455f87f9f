import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** Booking needs an account; the time stays held meanwhile, and the way back is kept. */
export function SignInFirst() {
  const t = useTranslations('bookPages');
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(`${pathname}${search}`);
  return (
    <section className="signin" aria-labelledby="signin">
      <h2 id="signin">{t('confirm.account')}</h2>
      <p>{t('confirm.accountText')}</p>
      <div className="acts">
        <Link className="btn btn-primary" to={`/auth?mode=sign-up&next=${next}`}>
          {t('confirm.signUp')}
        </Link>
        <Link className="btn btn-secondary" to={`/auth?next=${next}`}>
          {t('confirm.signIn')}
        </Link>
      </div>
    </section>
  );
}
