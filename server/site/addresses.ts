/** Pages that anybody may find by a search engine, besides those of a tutor and of a course. */
export const openPages = [
  '/',
  '/mission',
  '/meet-the-team',
  '/teaching',
  '/courses',
  '/pricing',
  '/tutor',
  '/tutor-models',
  '/tutor/practice',
  '/tutor/adhd',
  '/ai-tutor',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
] as const;

/** Pages with somebody’s own things, or steps on a way: nothing to be found by. */
const ownPages = [
  '/auth',
  '/auth/callback',
  '/reset-password',
  '/dashboard',
  '/dashboard/availability',
  '/learner-profiles',
  '/tutor-dashboard',
  '/tutors/adhd/start',
  '/tutors/adhd/session/',
  '/book',
  '/confirm',
  '/booking/thanks',
  '/founder-hub',
  '/founder/',
  '/lead-dashboard',
  '/dev/',
] as const;

/** Whether a path is one of somebody’s own pages, or lies below one whose name ends in a slash. */
export const isOwnPage = (path: string): boolean =>
  ownPages.some((own) => path === own || (own.endsWith('/') && path.startsWith(own)));
