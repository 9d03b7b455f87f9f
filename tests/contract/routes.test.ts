import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOwnPage, openPages } from '#server/site/addresses.ts';
import { says, section as sectionOf } from './specification.ts';

/** The built route table, flattened: address → module. */
async function builtRoutes(): Promise<Map<string, string>> {
  // The helpers of the route table need the app directory that the build tool sets.
  (globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = 'app';
  const { default: table } = (await import('#app/routes.ts')) as { default: RouteConfigEntry[] };
  const flat = new Map<string, string>();
  const walk = (entries: readonly RouteConfigEntry[], above: string) => {
    for (const entry of entries) {
      const path = entry.path === undefined ? above : `${above}/${entry.path}`;
      if (entry.index || (entry.path !== undefined && !entry.children)) flat.set(path || '/', entry.file);
      walk(entry.children ?? [], path);
    }
  };
  walk(table, '');
  return flat;
}

const section = sectionOf(2).split('### Shell')[0] ?? '';

/** Addresses of the specification in the notation of the route table: `{tutorId}` is `:tutorId`. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])\/(?:[a-z][\w/{}-]*)?/g)].map(([path]) =>
    path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1'),
  );

const tableRows = section.split('\n').filter((line) => line.startsWith('| /'));
const publicRoutes = tableRows.flatMap((row) => addressesIn(row.split('|')[1] ?? ''));
const sentence = (start: string) => section.split('\n').find((line) => line.startsWith(start)) ?? '';
const guarded = addressesIn(sentence('Admin-guarded routes:').split('. /lead-dashboard')[0] ?? '');
const developer = addressesIn(sentence('Developer test routes:'));
const missing = addressesIn(sentence('Any other path').split(', which have no route')[0] ?? '');

let built: Map<string, string>;
beforeAll(async () => {
  built = await builtRoutes();
});

describe('the route table', () => {
  it('was read from the specification', () => {
    expect(publicRoutes).toHaveLength(29);
    expect(guarded).toEqual(['/founder-hub', '/founder/tutors/:id', '/founder/ai']);
    expect(developer).toHaveLength(13);
    expect(missing).toEqual(['/tutors', '/refund-policy', '/cookie-policy']);
  });

  it('has every route of the specification and no other', () => {
    const wanted = [...publicRoutes, ...guarded, ...developer, '/lead-dashboard', '/*'];
    expect([...built.keys()].sort()).toEqual(wanted.sort());
  });

  it(`${says(2, 'Any other path shows a not-found page. The footer links to /tutors, /refund-policy and /cookie-policy')}: none of the three has a route`, () => {
    for (const path of missing) expect(built.has(path)).toBe(false);
  });

  it.each([
    [says(2, '| / | home |'), 'marketing'],
    [says(2, '| /mission, /meet-the-team, /teaching | marketing pages |'), 'marketing'],
    [says(2, '| /auth | sign in |'), 'accounts'],
    [
      says(2, '| /auth/callback | return address after sign-up confirmation, magic link and Google'),
      'accounts',
    ],
    [says(2, '| /reset-password | where the password reset email sends the user |'), 'accounts'],
    [says(2, '| /dashboard | signed-in dashboard |'), 'dashboard'],
    [says(2, '| /tutors/{tutorId} | tutor page |'), 'tutors'],
    [says(2, '| /tutors/adhd/start, /tutors/adhd/session/{sessionId}, /tutor/adhd | attention'), 'teaching'],
    [says(2, '| /tutor/practice | practice |'), 'practice'],
    [says(2, '| /courses, /courses/{id} | course list and detail |'), 'courses'],
    [says(2, '| /confirm, /book, /booking/thanks | booking flow |'), 'booking'],
    [
      says(2, '| /dashboard/availability, /tutor-dashboard | availability and tutor dashboard'),
      'tutor-dashboard',
    ],
  ])('%s: served by the feature of that name', (row, feature) => {
    const addresses = addressesIn(row.split('|')[1] ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    for (const path of addresses) expect(built.get(path)).toMatch(new RegExp(`^${feature}/`));
  });

  it(`${says(2, '| /tutor, /learner-profiles, /tutor-models, /ai-tutor | tutor and learner pages |')}: pages of three features`, () => {
    const features = ['/tutor', '/learner-profiles', '/tutor-models', '/ai-tutor'].map((path) =>
      built.get(path)?.replace(/\/.*/, ''),
    );
    expect(features).toEqual(['tutors', 'dashboard', 'teaching', 'teaching']);
  });

  it(`${says(2, '| /pricing, /contact, /terms, /privacy, /faq | information pages |')}: prices from their own feature`, () => {
    for (const path of ['/contact', '/terms', '/privacy', '/faq'])
      expect(built.get(path)).toMatch(/^marketing\//);
    expect(built.get('/pricing')).toMatch(/^pricing\//);
  });

  it(`${says(2, 'Developer test routes: /dev/math-lab')}: all are the lab of the maths`, () => {
    // Each developer route is a page of its own.
    const pages = developer.map((path) => built.get(path));
    for (const page of pages) expect(page).toMatch(/^maths\/ui\/screens\/[\w-]+\.tsx$/);
    expect(new Set(pages).size).toBe(developer.length);
  });

  it(`${says(2, 'Admin-guarded routes: /founder-hub, /founder/tutors/{id}, /founder/ai.')}: these and no other`, () => {
    for (const [path, file] of built) expect(file.startsWith('founders/')).toBe(guarded.includes(path));
  });

  it('each page is either indexed or personal', () => {
    // Tutors and courses appear in the sitemap by their names.
    const named = ['/tutors/:tutorId', '/courses/:id', '/*'];
    const open: readonly string[] = openPages;
    const neither = [...built.keys()].filter((path) => !open.includes(path) && !isOwnPage(path));
    expect(neither.sort()).toEqual(named.sort());
  });

  it(`${says(2, '/lead-dashboard redirects to /founder-hub')}`, async () => {
    const { loader } = await import('#app/shell/ui/screens/lead-dashboard.ts');
    const request = new Request('https://curvela.example/lead-dashboard');
    expect(loader({ request }).headers.get('location')).toBe('/founder-hub');
  });
});
