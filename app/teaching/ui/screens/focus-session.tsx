import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { FocusScreen } from '../focus-screen.tsx';
import { teachingTexts } from '../../messages/index.ts';
import type { Route } from './+types/focus-session.ts';
import '../teaching.css';
import '../focus.css';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: teachingTexts[context.get(languageContext)].teaching.focus.title,
});
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.title ?? '' });

export default function FocusSession({ params }: Route.ComponentProps) {
  return <FocusScreen key={params.sessionId} id={params.sessionId} />;
}
