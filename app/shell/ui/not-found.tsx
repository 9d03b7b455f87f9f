import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { suggest, type Suggestion } from '../domain/suggestions.ts';
import { HolePlot } from './hole-plot.tsx';

const ways = [
  ['tutor', '/tutor'],
  ['team', '/meet-the-team'],
  ['pricing', '/pricing'],
  ['refunds', '/terms#refunds'],
  ['cookies', '/privacy#cookies'],
  ['courses', '/courses'],
  ['models', '/tutor-models'],
  ['contact', '/contact'],
] as const;

/** Names of the pages suggested for a mistyped URL. */
const names = {
  '/mission': 'pages.mission',
  '/meet-the-team': 'ways.team',
  '/teaching': 'pages.teaching',
  '/auth': 'pages.signIn',
  '/dashboard': 'pages.dashboard',
  '/tutor': 'ways.tutor',
  '/learner-profiles': 'pages.profiles',
  '/tutor-models': 'ways.models',
  '/ai-tutor': 'pages.aiTutor',
  '/tutor/practice': 'pages.practice',
  '/courses': 'ways.courses',
  '/pricing': 'ways.pricing',
  '/contact': 'pages.contact',
  '/terms': 'pages.terms',
  '/terms#refunds': 'ways.refunds',
  '/privacy': 'pages.privacy',
  '/privacy#cookies': 'ways.cookies',
  '/faq': 'pages.faq',
  '/book': 'pages.book',
} as const;

const titles = {
  none: 'title',
  tutor: 'titleTutor',
  tutors: 'titleKnown',
  refund: 'titleKnown',
  cookie: 'titleKnown',
  near: 'titleKnown',
} as const;

/** The 404 page. The footer's missing pages get a suggestion of the right section. */
export function NotFound() {
  const t = useTranslations('notFound');
  const { pathname } = useLocation();
  const suggestion = suggest(pathname);
  const target = useTarget(suggestion);
  // At most five other links, without the suggested page.
  const others = ways.filter(([, to]) => suggestion.kind === 'none' || to !== suggestion.to).slice(0, 5);
  return (
    <div className="page">
      <section className="hole">
        <div>
          <h1>{t(titles[suggestion.kind])}</h1>
          <p className="lead">{leadOf(suggestion, t, pathname)}</p>
          <div className="cta">
            {suggestion.kind !== 'none' && (
              <Link className="btn btn-primary btn-lg" to={suggestion.to}>
                {suggestion.kind === 'near'
                  ? t('near.action', { page: target })
                  : t(`${suggestion.kind}.action`)}
              </Link>
            )}
            <Link className={`btn btn-lg ${suggestion.kind === 'none' ? 'btn-primary' : 'btn-quiet'}`} to="/">
              {t('home')}
            </Link>
          </div>
        </div>
        <HolePlot path={pathname} target={target} />
      </section>
      <section className="hole-ways" aria-labelledby="other-ways">
        <h2 id="other-ways">{t('looking')}</h2>
        <ul>
          {others.map(([key, to]) => (
            <li key={to}>
              <Link to={to}>
                <b>{t(`ways.${key}`)}</b>
                <span>{t(`ways.${key}Text`)}</span>
                <ArrowIcon />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'notFound'>>;

function leadOf(suggestion: Suggestion, t: Translate, path: string): string {
  return suggestion.kind === 'none' ? t('lead', { path }) : t(`${suggestion.kind}.lead`, { path });
}

/** The name of the suggested page; empty without one. */
function useTarget(suggestion: Suggestion): string {
  const t = useTranslations('notFound');
  if (suggestion.kind === 'none') return '';
  return t(suggestion.kind === 'near' ? names[suggestion.to] : `${suggestion.kind}.target`);
}
