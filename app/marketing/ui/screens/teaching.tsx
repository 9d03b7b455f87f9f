import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../info-page.tsx';
import { teaching } from '../../messages/documents/index.ts';
import { infoLoader } from '../../use-cases/info.server.ts';
import type { Route } from './+types/teaching.ts';

export const loader = infoLoader(teaching, '/teaching');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.document.title ?? '',
    description: loaderData?.document.description ?? loaderData?.document.lead,
    structured: import.meta.env.SSR ? loaderData?.trail : undefined,
  });

export default function Teaching({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
