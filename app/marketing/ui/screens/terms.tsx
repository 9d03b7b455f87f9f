import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../info-page.tsx';
import { terms } from '../../messages/documents/index.ts';
import { infoLoader } from '../../use-cases/info.server.ts';
import type { Route } from './+types/terms.ts';

export const loader = infoLoader(terms, '/terms');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.document.title ?? '',
    description: loaderData?.document.description ?? loaderData?.document.lead,
    structured: import.meta.env.SSR ? loaderData?.trail : undefined,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
