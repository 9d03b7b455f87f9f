import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SkillList } from './skill-list.tsx';

/** For visitors without an account: what can be learnt, samples, and sign-in. */
export function VisitorIntro() {
  const t = useTranslations('practice.visitor');
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ next: pathname + search });
  return (
    <div className="page p-start">
      <header className="p-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <div className="p-go">
          <Link className="btn btn-primary btn-lg" to={`/auth?${back}`}>
            {t('signIn')}
          </Link>
          <Link className="btn btn-quiet btn-lg" to={`/auth?mode=sign-up&${back}`}>
            {t('create')}
          </Link>
        </div>
        <p className="small muted">{t('why')}</p>
      </header>
      <section aria-labelledby="p-skills">
        <h2 id="p-skills">{t('skills')}</h2>
        <SkillList learner={null} />
      </section>
    </div>
  );
}
