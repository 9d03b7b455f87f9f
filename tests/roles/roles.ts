/*
 * The callers. `learner` owns all test data; `tutor` is the tutor of their sessions, with access to the learner; `other …` are unrelated.
 * `suspended` and `erased` send an access token that was valid and has an hour left.
 */
export const roles = [
  'anonymous',
  'learner',
  'other learner',
  'parent',
  'tutor',
  'other tutor',
  'founder',
  'suspended',
  'erased',
] as const;
export type Role = (typeof roles)[number];
export type Answers = Readonly<Record<Role, number>>;

const all = (status: number): Answers =>
  Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;

/** Without an account, suspended or erased. */
const nobody = { anonymous: 401, suspended: 401, erased: 401 } as const;

/** The same response for everybody; an invalid token counts as a visitor. */
export const anyone = all;
/** Everybody with an account, each for their own data. */
export const accounts = (status: number): Answers => ({ ...all(status), ...nobody });
/** The learner's own data: for other accounts it does not exist. */
export const own = (status: number, hidden = 404): Answers => ({
  ...all(hidden),
  ...nobody,
  learner: status,
});
/** Every tutor, each for their own data. */
export const tutors = (status: number): Answers => ({
  ...all(403),
  ...nobody,
  tutor: status,
  'other tutor': status,
});
/** The tutor of the learner's session. */
export const theirTutor = (status: number): Answers => ({ ...all(404), ...nobody, tutor: status });
export const founders = (status: number): Answers => ({ ...all(403), ...nobody, founder: status });
