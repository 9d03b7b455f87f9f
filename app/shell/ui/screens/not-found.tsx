import { NotFound } from '../not-found.tsx';
import { pageMissing } from '#app/platform/page-missing.ts';
import type { Route } from './+types/not-found.ts';

/** The catch-all route; responds with status 404. */
export const loader = ({ context }: Route.LoaderArgs) => pageMissing(context);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default NotFound;
