/*
 * Who calls. `learner` is the account that everything in the world belongs to; `tutor` is the tutor of its sessions, with whom it
 * shares its learner; `other …` have nothing to do with it. `suspended` and `erased` bring an access token that was valid and has
 * an hour left.
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

/** Without an account, of one that is suspended and of one that is erased. */
const nobody = { anonymous: 401, suspended: 401, erased: 401 } as const;

/** The same answer for everybody; a token that is worth nothing any more makes nobody less than a visitor. */
export const anyone = all;
/** Everybody with an account, each about what is their own. */
export const accounts = (status: number): Answers => ({ ...all(status), ...nobody });
/** The learner’s own: for other accounts it is not there. */
export const own = (status: number, hidden = 404): Answers => ({
  ...all(hidden),
  ...nobody,
  learner: status,
});
/** Whoever teaches here, each about their own. */
export const tutors = (status: number): Answers => ({
  ...all(403),
  ...nobody,
  tutor: status,
  'other tutor': status,
});
/** The tutor of the learner’s session. */
export const theirTutor = (status: number): Answers => ({ ...all(404), ...nobody, tutor: status });
export const founders = (status: number): Answers => ({ ...all(403), ...nobody, founder: status });
