export type DemoAccount = { role: 'learner' | 'parent' | 'tutor' | 'founder'; email: string; name: string };

/** Public on purpose: demo data is refused as soon as the site can be reached from outside. */
export const demoPassword = 'curvela-demo';
/** The same in bcrypt, as the auth service keeps it. */
export const demoPasswordHash = '$2y$10$.c4g0DcNmsveqDN.U.oGyeBqSj1BXsjpZxVH1kLvGETgAgIDuus3S';

/** The people of the demo. The founders are whoever ADMIN_EMAILS names. */
export function demoAccounts(adminEmails: readonly string[]): DemoAccount[] {
  return [
    { role: 'learner', email: 'leo.learner@example.org', name: 'Leo Martínez' },
    { role: 'parent', email: 'carmen.parent@example.org', name: 'Carmen Díaz' },
    { role: 'tutor', email: 'lucia.tutor@example.org', name: 'Lucía Restrepo' },
    ...adminEmails.map((email, index) => ({
      role: 'founder' as const,
      email,
      name: ['Ana Founder', 'Noah Founder'][index] ?? 'Founder',
    })),
  ];
}
