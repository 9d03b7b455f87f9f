import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../info-page.tsx';
import { mission } from '../../messages/documents/index.ts';
import { infoLoader } from '../../use-cases/info.server.ts';
import type { Route } from './+types/mission.ts';

export const loader = infoLoader(mission, '/mission');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.document.title ?? '',
    description: loaderData?.document.description ?? loaderData?.document.lead,
    structured: import.meta.env.SSR ? loaderData?.trail : undefined,
  });

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
