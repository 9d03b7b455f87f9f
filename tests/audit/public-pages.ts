import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Every public route of the specification with example addresses: for a route with a parameter one of its objects, for one that depends on
 * its query each variant.
 */
export const publicPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/mission': ['/mission'],
  '/meet-the-team': ['/meet-the-team'],
  '/teaching': ['/teaching'],
  '/contact': ['/contact'],
  '/terms': ['/terms'],
  '/privacy': ['/privacy'],
  '/faq': ['/faq'],
  '/pricing': ['/pricing'],
  '/courses': ['/courses'],
  '/courses/:id': ['/courses/fractions', '/courses/learning?lesson=recall'],
  '/auth': ['/auth', '/auth?mode=sign-up'],
  '/auth/callback': ['/auth/callback?token_hash=x&type=signup'],
  '/reset-password': ['/reset-password?token_hash=x'],
  '/dashboard': ['/dashboard'],
  '/learner-profiles': ['/learner-profiles'],
  '/tutor': ['/tutor'],
  '/tutors/:tutorId': ['/tutors/lucia-restrepo'],
  '/dashboard/availability': ['/dashboard/availability'],
  '/tutor-dashboard': ['/tutor-dashboard'],
  '/book': ['/book?tutor=lucia-restrepo'],
  '/confirm': ['/confirm'],
  '/booking/thanks': ['/booking/thanks'],
  '/tutor-models': ['/tutor-models'],
  '/ai-tutor': ['/ai-tutor'],
  '/tutor/adhd': ['/tutor/adhd'],
  '/tutors/adhd/start': ['/tutors/adhd/start'],
  '/tutors/adhd/session/:sessionId': ['/tutors/adhd/session/00000000-0000-4000-8000-000000000000'],
  '/tutor/practice': ['/tutor/practice'],
};

export const publicAddresses: readonly string[] = Object.values(publicPages).flat();

/** Routes that are not public: for administrators, for developers, redirects, and not-found pages. */
const others = (path: string) => /^\/(founder|dev\/|lead-dashboard|\*)/.test(path);

/** The public addresses of the route table. */
export async function publicRoutes(): Promise<string[]> {
  // The helpers of the route table need the app directory that the build tool sets.
  (globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = 'app';
  const { default: table } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const found: string[] = [];
  const walk = (entries: readonly RouteConfigEntry[], above: string) => {
    for (const entry of entries) {
      const path = entry.path === undefined ? above : `${above}/${entry.path}`;
      if (entry.index || (entry.path !== undefined && !entry.children)) found.push(path || '/');
      walk(entry.children ?? [], path);
    }
  };
  walk(table, '');
  return found.filter((path) => !others(path));
}
