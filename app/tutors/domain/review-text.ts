/*
 * Links and contact data in a text that everybody may read. Reviews of children’s lessons must neither lead away from the site nor tell how
 * somebody can be reached. Deliberate disguises (“seven seven …”) are left to founders, who can hide a review.
 */

const link = /\bhttps?:|\bwww\.|\b[\p{L}\d-]+\.(?:com|org|net|edu|info|app|dev|io|fr|uk|online|site)\b/iu;
/** Two-letter endings are words as well (“bien.Me gustó”), so only a path makes them a link: `wa.me/57`, `bit.ly/x`. */
const linkWithPath = /\b[\p{L}\d-]+\.[a-z]{2,}\/\S/iu;
const email = /[^\s@]+\s?(?:@|[([]\s?(?:at|arroba|arobase)\s?[)\]])\s?[^\s@]+\.\p{L}{2,}/iu;
const handle = /(?:^|[\s(:])@[\w.]{3,}/u;
/** Days are no telephone numbers: 24.11.2026, 2026-11-24. */
const dates = /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})\b/gu;
/** Eight digits or more, as telephone numbers are written: +57 300 123 4567, (020) 7946-0958, 06.12.34.56.78. */
const telephone = /(?:\d[\s.()/-]{0,2}){7,}\d/u;

/** Whether a text holds a link, an email address, an account name or a telephone number. */
export const hasContactData = (text: string): boolean =>
  [link, linkWithPath, email, handle].some((pattern) => pattern.test(text)) ||
  telephone.test(text.replace(dates, ' '));

/** What can stand beside a review of a learner: `{ initial: 'M.', name: 'Maya' }`; null where no learner was named. */
export function namesOf(learner: string | null): { initial: string; name: string } | null {
  const name = learner?.trim().split(/\s+/)[0] ?? '';
  const [first] = new Intl.Segmenter().segment(name);
  return first ? { initial: `${first.segment.toLocaleUpperCase()}.`, name: name.slice(0, 40) } : null;
}
