import { demoTutorEmail } from '#app/platform/settings.server.ts';

export type DemoAccount = { role: 'learner' | 'parent' | 'tutor' | 'founder'; email: string; name: string };

/** Public on purpose: a site that is reachable from outside refuses demo data. */
export const demoPassword = 'curvela-demo';
/** Its bcrypt hash, as the auth service stores it. */
export const demoPasswordHash = '$2y$10$.c4g0DcNmsveqDN.U.oGyeBqSj1BXsjpZxVH1kLvGETgAgIDuus3S';

/** The demo accounts. The founders are those in ADMIN_EMAILS. */
export function demoAccounts(adminEmails: readonly string[]): DemoAccount[] {
  return [
    { role: 'learner', email: 'leo.learner@example.org', name: 'Leo Martínez' },
    { role: 'parent', email: 'carmen.parent@example.org', name: 'Carmen Díaz' },
    { role: 'tutor', email: demoTutorEmail, name: 'Lucía Restrepo' },
    ...adminEmails.map((email, index) => ({
      role: 'founder' as const,
      email,
      name: ['Ana Founder', 'Noah Founder'][index] ?? 'Founder',
    })),
  ];
}
