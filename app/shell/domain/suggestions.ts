/** Footer links without a route, and what they most likely mean (product, section 1). */
const missingPages = {
  '/tutors': { key: 'tutors', to: '/meet-the-team' },
  '/refund-policy': { key: 'refund', to: '/terms#refunds' },
  '/cookie-policy': { key: 'cookie', to: '/privacy#cookies' },
} as const;

/** Paths suggested for a mistyped URL. */
const addresses = [
  '/mission',
  '/meet-the-team',
  '/teaching',
  '/auth',
  '/dashboard',
  '/tutor',
  '/learner-profiles',
  '/tutor-models',
  '/ai-tutor',
  '/tutor/practice',
  '/courses',
  '/pricing',
  '/contact',
  '/terms',
  '/privacy',
  '/faq',
  '/book',
] as const;

/** A suggested path. */
type SuggestedPath = (typeof addresses)[number] | '/privacy#cookies' | '/terms#refunds';

/** Common other names of our pages, in typed or old URLs. */
const otherNames: Record<string, SuggestedPath> = {
  '/about': '/mission',
  '/team': '/meet-the-team',
  '/login': '/auth',
  '/signin': '/auth',
  '/sign-in': '/auth',
  '/signup': '/auth',
  '/prices': '/pricing',
  '/help': '/faq',
  '/cookies': '/privacy#cookies',
  '/refunds': '/terms#refunds',
  '/lessons': '/courses',
  '/practice': '/tutor/practice',
  '/profile': '/learner-profiles',
};

export type Suggestion =
  | { kind: 'tutors' | 'tutor' | 'refund' | 'cookie'; to: string }
  | { kind: 'near'; to: SuggestedPath }
  | { kind: 'none' };

/** What the visitor of a missing page most likely wanted. Trailing slash and case are ignored. */
export function suggest(path: string): Suggestion {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const known = Object.entries(missingPages).find(([missing]) => missing === plain)?.[1];
  if (known) return { kind: known.key, to: known.to };
  // Old links to tutors who have left.
  if (plain.startsWith('/tutors/')) return { kind: 'tutor', to: '/tutor' };
  const renamed = otherNames[plain];
  if (renamed) return { kind: 'near', to: renamed };
  const nearest = addresses
    .map((address) => ({ address, distance: editDistance(plain, address) }))
    .sort((a, b) => a.distance - b.distance)[0];
  // Two typos in a short word would match anything, so the tolerance grows with the length.
  return nearest && nearest.distance <= Math.min(2, Math.floor(plain.length / 4))
    ? { kind: 'near', to: nearest.address }
    : { kind: 'none' };
}

/** Levenshtein distance, one row at a time. Longer paths than any of ours are truncated, because they cannot match. */
export function editDistance(from: string, to: string): number {
  const start = from.slice(0, 40);
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= start.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (start[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
