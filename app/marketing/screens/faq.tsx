import { pageMeta } from '#app/platform/page-meta.ts';
import { InfoPage } from '../components/info-page.tsx';
import { faq } from '../documents/faq/index.ts';
import { questionsStructured } from '../documents/structured.ts';
import { infoLoader } from '../info.server.ts';
import type { Route } from './+types/faq.ts';

export const loader = infoLoader(faq);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.document.title ?? '',
    description: loaderData?.document.lead,
    structured: import.meta.env.SSR && loaderData ? questionsStructured(loaderData.document) : undefined,
  });

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />;
}
