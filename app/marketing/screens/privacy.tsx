import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../components/info-page.tsx';
import { privacy } from '../documents/privacy/index.ts';
import { infoLoader } from '../info.server.ts';
import type { Route } from './+types/privacy.ts';

export const loader = infoLoader(privacy);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.document.title ?? '', description: loaderData?.document.lead });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
