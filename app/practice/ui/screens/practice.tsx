import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { PracticeSession, PracticeSkeleton } from '../practice-session.tsx';
import { SkillPage } from '../skill-page.tsx';
import { Start } from '../start.tsx';
import { TryQuestion } from '../try-question.tsx';
import { VisitorIntro } from '../visitor-intro.tsx';
import { practiceTexts } from '../../messages/index.ts';
import type { Route } from './+types/practice.ts';
import '../options.css';
import '../practice.css';
import '../figures.css';

export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = practiceTexts[context.get(languageContext)].practice;
  return { title, description };
}
export const shouldRevalidate = () => false;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/**
 * Practice. The address selects the view: `session` a session, `skill` a skill to read, with `try` a question of it without an account,
 * otherwise the start with `learner`.
 */
export default function Practice() {
  const t = useTranslations('practice');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [parameters] = useSearchParams();
  const session = parameters.get('session');
  const skill = parameters.get('skill');
  const tried = parameters.get('try');
  if (!user && !signedOut) return <PracticeSkeleton />;
  if (session !== null)
    return user ? (
      <PracticeSession key={session} id={session} accountId={user.id} />
    ) : (
      <SignInInvitation title={t('visitor.sessionTitle')} text={t('visitor.sessionText')} />
    );
  if (skill !== null && tried !== null && !user) return <TryQuestion skill={skill} seed={seedOf(tried)} />;
  if (skill !== null) return <SkillPage id={skill} signedIn={user !== null} />;
  return user ? <Start accountId={user.id} /> : <VisitorIntro />;
}

/** Turns any text of an address into a valid seed. */
const seedOf = (text: string): number => Math.abs(Math.trunc(Number(text)) || 1) % 1_000_000;
