import { passwordProblem } from './rules.ts';

/** What could be better about a password that is long enough. */
type Advice = 'common' | 'own' | 'repeated' | 'short';

/** Who chooses it, as far as the form knows. */
export type PasswordOwner = { name?: string; email?: string };

/** From so many characters on nothing is said of the length (OWASP ASVS 5.0, 6.2.1). */
const longEnough = 8;
/** Shorter parts of a name stand in many a good password by chance. */
const tellingPart = 4;

/**
 * Advice, never a refusal: six characters are a password (specification, section 9). Null for one that is too short to be taken at all,
 * and for one without fault. `common`: the passwords that are tried first, in lower case.
 */
export function advisePassword(
  password: string,
  common: ReadonlySet<string>,
  { name = '', email = '' }: PasswordOwner = {},
): Advice | null {
  if (passwordProblem(password)) return null;
  const lowerCased = password.toLowerCase();
  // “Dragon1!” is “dragon” to whoever guesses.
  const bare = lowerCased.replace(/[\d\W_]+$/u, '');
  if (common.has(lowerCased) || common.has(bare)) return 'common';
  if (new Set(lowerCased).size < 3) return 'repeated';
  const own = [
    ...name.toLowerCase().split(/\s+/),
    ...email
      .toLowerCase()
      .split(/[@.+_-]/)
      .slice(0, -1),
    'curvela',
  ];
  if (own.some((part) => part.length >= tellingPart && lowerCased.includes(part))) return 'own';
  return password.length < longEnough ? 'short' : null;
}
