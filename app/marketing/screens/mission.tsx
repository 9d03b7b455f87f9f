import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../components/info-page.tsx';
import { mission } from '../documents/mission/index.ts';
import { infoLoader } from '../info.server.ts';
import type { Route } from './+types/mission.ts';

export const loader = infoLoader(mission);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.document.title ?? '', description: loaderData?.document.lead });

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
