import { passwordProblem } from './rules.ts';

/** A weakness of a password that is long enough to be accepted. */
type Advice = 'common' | 'own' | 'repeated' | 'short';

/** The person choosing the password, as far as the form knows. */
export type PasswordOwner = { name?: string; email?: string };

/** From this length on there is no advice about the length (OWASP ASVS 5.0, 6.2.1). */
const longEnough = 8;
/** Shorter parts of a name occur in many good passwords by chance. */
const tellingPart = 4;

/**
 * Advice, never a refusal: six characters are enough (specification, section 9). Null for a password that is too short
 * to be accepted, and for one without weakness. `common`: the most common passwords, in lower case.
 */
export function advisePassword(
  password: string,
  common: ReadonlySet<string>,
  { name = '', email = '' }: PasswordOwner = {},
): Advice | null {
  if (passwordProblem(password)) return null;
  const lowerCased = password.toLowerCase();
  // Attackers try "dragon" with digits and signs appended, too.
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
