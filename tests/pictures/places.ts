import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Language } from '#app/platform/texts.ts';
import routes from '../../app/routes.ts';

/** Who is signed in: nobody, or somebody of the demo by the first name. */
export type PicturedPerson = 'nobody' | 'leo' | 'carmen' | 'lucia' | 'ana';

/** What pictures need that the demo has not: a session booked, a time held, a session of focus in each language; made once for an app server. */
export type Made = { booking: string; hold: string; focus: Record<Language, string> };

export type PicturedPage = {
  /** Of the file of its picture. */
  name: string;
  /** Of the table of routes. */
  route: string;
  who: PicturedPerson;
  address: string | ((made: Made, language: Language) => string);
};

type Look = [name: string, who: PicturedPerson, address: PicturedPage['address']];

/** Every route of the product with what is looked at there. The address of a route without an entry of its own is its path. */
const looks: Record<string, Look[]> = {
  '/': [
    ['home', 'nobody', '/'],
    ['home-signed-in', 'carmen', '/'],
  ],
  '/mission': [['mission', 'nobody', '/mission']],
  '/meet-the-team': [['meet-the-team', 'nobody', '/meet-the-team']],
  '/teaching': [['teaching', 'nobody', '/teaching']],
  '/contact': [['contact', 'nobody', '/contact']],
  '/terms': [['terms', 'nobody', '/terms']],
  '/privacy': [['privacy', 'nobody', '/privacy']],
  '/faq': [['faq', 'nobody', '/faq']],
  '/pricing': [
    ['pricing', 'nobody', '/pricing'],
    ['pricing-signed-in', 'carmen', '/pricing'],
  ],
  '/courses': [
    ['courses', 'nobody', '/courses'],
    ['courses-signed-in', 'leo', '/courses'],
  ],
  '/courses/:id': [
    ['course', 'nobody', '/courses/quadratics'],
    ['lesson', 'nobody', '/courses/quadratics?lesson=zeros'],
  ],
  '/auth': [
    ['sign-in', 'nobody', '/auth'],
    ['sign-up', 'nobody', '/auth?mode=sign-up'],
    ['forgot', 'nobody', '/auth?mode=forgot'],
  ],
  '/auth/callback': [['callback-broken', 'nobody', '/auth/callback?token_hash=x&type=signup']],
  '/reset-password': [['reset-password', 'nobody', '/reset-password?token_hash=x']],
  '/dashboard': [
    ['dashboard-signed-out', 'nobody', '/dashboard'],
    ['dashboard-parent', 'carmen', '/dashboard'],
    ['dashboard-learner', 'leo', '/dashboard'],
    ['dashboard-tutor', 'lucia', '/dashboard'],
    ['dashboard-founder', 'ana', '/dashboard'],
    ['account', 'carmen', '/dashboard?tab=account'],
    ['account-signed-out', 'nobody', '/dashboard?tab=account'],
    ['credits', 'carmen', '/dashboard?tab=credits'],
  ],
  '/learner-profiles': [
    ['learner-profiles-signed-out', 'nobody', '/learner-profiles'],
    ['learner-profiles', 'carmen', '/learner-profiles'],
  ],
  '/tutor': [['tutor-search', 'nobody', '/tutor']],
  '/tutors/:tutorId': [
    ['tutor-page', 'nobody', '/tutors/lucia-restrepo'],
    ['tutor-page-new', 'nobody', '/tutors/camille-moreau'],
    ['tutor-page-missing', 'nobody', '/tutors/nobody-here'],
  ],
  '/dashboard/availability': [
    ['availability-signed-out', 'nobody', '/dashboard/availability'],
    ['availability', 'lucia', '/dashboard/availability'],
  ],
  '/tutor-dashboard': [
    ['tutor-dashboard-signed-out', 'nobody', '/tutor-dashboard'],
    ['tutor-dashboard-learner', 'leo', '/tutor-dashboard'],
    ['tutor-dashboard', 'lucia', '/tutor-dashboard'],
  ],
  '/book': [
    ['book', 'nobody', '/book?tutor=lucia-restrepo'],
    ['book-nobody', 'nobody', '/book'],
    ['book-own', 'lucia', '/book?tutor=lucia-restrepo'],
  ],
  '/confirm': [
    ['confirm-nothing', 'nobody', '/confirm'],
    ['confirm', 'leo', ({ hold }) => `/confirm?hold=${hold}`],
  ],
  '/booking/thanks': [
    ['thanks-nothing', 'nobody', '/booking/thanks'],
    ['thanks', 'leo', ({ booking }) => `/booking/thanks?booking=${booking}`],
    ['thanks-cancel', 'leo', ({ booking }) => `/booking/thanks?booking=${booking}&do=cancel`],
    ['thanks-move', 'leo', ({ booking }) => `/booking/thanks?booking=${booking}&do=move`],
  ],
  '/tutor-models': [['tutor-models', 'nobody', '/tutor-models']],
  '/ai-tutor': [['ai-tutor', 'nobody', '/ai-tutor']],
  '/tutor/adhd': [['focus', 'nobody', '/tutor/adhd']],
  '/tutors/adhd/start': [['focus-start', 'nobody', '/tutors/adhd/start']],
  '/tutors/adhd/session/:sessionId': [
    ['focus-session', 'leo', ({ focus }, language) => `/tutors/adhd/session/${focus[language]}`],
    ['focus-session-missing', 'nobody', '/tutors/adhd/session/00000000-0000-4000-8000-000000000000'],
  ],
  '/tutor/practice': [
    ['practice', 'nobody', '/tutor/practice'],
    ['practice-learner', 'leo', '/tutor/practice'],
  ],
  '/founder-hub': [
    ['founder-hub-signed-out', 'nobody', '/founder-hub'],
    ['founder-hub', 'ana', '/founder-hub'],
  ],
  '/founder/tutors/:id': [['founder-tutor', 'ana', '/founder/tutors/lucia-restrepo']],
  '/founder/ai': [['founder-ai', 'ana', '/founder/ai']],
  '/*': [['not-found', 'nobody', '/tutorz']],
  '/lead-dashboard': [['lead-dashboard', 'nobody', '/lead-dashboard']],
};

/** Every path of a table of routes, in its order, with a slash before it. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = index ? ['/'] : path !== undefined && !children ? [here] : [];
    return [...own, ...(children ? pathsOf(children, here) : [])];
  });
}

/**
 * Every place that is looked at. A route that was added stands here by itself, by its path and with nobody signed in; one whose path
 * has a parameter says here what it is, and one that has gone leaves the table above, or this throws.
 */
export function allPlaces(): PicturedPage[] {
  const paths = pathsOf(routes);
  const gone = Object.keys(looks).filter((route) => !paths.includes(route));
  const unsaid = paths.filter((path) => /[:*]/.test(path) && !looks[path]);
  if (gone.length + unsaid.length > 0)
    throw new Error(
      `tests/pictures/places.ts: no such route ${gone.join(' ')}; say an address for ${unsaid.join(' ')}`,
    );
  return paths.flatMap((route) =>
    (looks[route] ?? [[route.slice(1).replaceAll('/', '-'), 'nobody', route] satisfies Look]).map(
      ([name, who, address]) => ({ name, route, who, address }),
    ),
  );
}
