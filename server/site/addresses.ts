/** Pages that search engines may index, besides those of tutors and courses. */
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

/** Pages with personal content or steps of a flow; not indexed. */
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

/** Whether a path is such a page, or below one whose entry ends in a slash. */
export const isOwnPage = (path: string): boolean =>
  ownPages.some((own) => path === own || (own.endsWith('/') && path.startsWith(own)));
