import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { teachingTexts } from '../../messages/index.ts';
import type { Route } from './+types/focus-tutor.ts';
import '../focus.css';

export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = teachingTexts[context.get(languageContext)].teaching.focus;
  return { title, description };
}
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** What Focus is, what it is not, and a link to start. */
export default function FocusTutor() {
  const t = useTranslations('teaching.focus');
  return (
    <div className="page plain-page f-tutor">
      <div>
        <h1>{t('aboutTitle')}</h1>
        <p className="lead mt-4">{t('about')}</p>
      </div>
      <ul className="f-points">
        {(['one', 'time', 'park', 'back'] as const).map((point) => (
          <li key={point}>
            <Mark kind="equal" />
            <span>{t(`aboutPoints.${point}`)}</span>
          </li>
        ))}
      </ul>
      <Link className="btn btn-primary btn-lg f-begin" to="/tutors/adhd/start">
        {t('startIt')}
      </Link>
    </div>
  );
}
