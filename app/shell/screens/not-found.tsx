import { data } from 'react-router';
import { brand } from '#app/platform/brand.ts';
import { shellTexts } from '../messages/index.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { NotFound } from '../components/not-found.tsx';
import type { Route } from './+types/not-found.ts';

/** Any path outside the table: the page says so with its status as well. */
export function loader({ context }: Route.LoaderArgs) {
  const title = shellTexts[context.get(languageContext)].shell.notFound.pageTitle;
  return data({ title: `${title} · ${brand}` }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default NotFound;
