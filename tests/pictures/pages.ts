import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Language } from '#app/platform/texts.ts';
import routes from '#app/routes.ts';

/** The signed-in person: nobody, or a demo person by first name. */
export type PicturedPerson = 'nobody' | 'leo' | 'carmen' | 'lucia' | 'ana';

/** Objects that pictures need beyond the demo: a booked session, a held time, a focus session in each language; created once per app server. */
export type Made = { booking: string; hold: string; focus: Record<Language, string> };

export type PicturedPage = {
  /** Base name of the picture's file. */
  name: string;
  /** Path in the route table. */
  route: string;
  who: PicturedPerson;
  address: string | ((made: Made, language: Language) => string);
};

type Look = [name: string, who: PicturedPerson, address: PicturedPage['address']];

/** Every route of the product with its variants. A route without an entry is opened by its path. */
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

/** Every path of a route table, in order, with a leading slash. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = index ? ['/'] : path !== undefined && !children ? [here] : [];
    return [...own, ...(children ? pathsOf(children, here) : [])];
  });
}

/**
 * All pages to take pictures of. A new route is included by its path and signed out; one with a parameter needs an entry above, and an
 * entry without a route must be removed, otherwise this throws.
 */
export function allPages(): PicturedPage[] {
  const paths = pathsOf(routes);
  const gone = Object.keys(looks).filter((route) => !paths.includes(route));
  const unsaid = paths.filter((path) => /[:*]/.test(path) && !looks[path]);
  if (gone.length + unsaid.length > 0)
    throw new Error(
      `tests/pictures/pages.ts: no such route ${gone.join(' ')}; say an address for ${unsaid.join(' ')}`,
    );
  return paths.flatMap((route) =>
    (looks[route] ?? [[route.slice(1).replaceAll('/', '-'), 'nobody', route] satisfies Look]).map(
      ([name, who, address]) => ({ name, route, who, address }),
    ),
  );
}
