/*
 * Detects links and contact data in public text. Reviews of children’s lessons must not lead off the site or reveal contact details.
 * Deliberate obfuscation (“seven seven …”) is left to founders, who can hide a review.
 */

const link = /\bhttps?:|\bwww\.|\b[\p{L}\d-]+\.(?:com|org|net|edu|info|app|dev|io|fr|uk|online|site)\b/iu;
/**
 * Domains of countries are also words: “bien.Me gustó” lacks a space, so the two letters are written alike (`lopez.es`, `LOPEZ.ES`). A name
 * has three letters at least, “p.ej.” has fewer.
 */
const countryLink = /(?<![\p{L}\d])[\p{L}\d-]{3,}\.(?:[a-z]{2}|[A-Z]{2})(?![\p{L}\d])/u;
const linkWithPath = /\b[\p{L}\d-]+\.[a-z]{2,}\/\S/iu;
const email = /[^\s@]+\s?(?:@|[([]\s?(?:at|arroba|arobase)\s?[)\]])\s?[^\s@]+\.\p{L}{2,}/iu;
const handle = /(?:^|[\s(:])@[\w.]{3,}/u;
/** Dates are not telephone numbers: 24.11.2026, 2026-11-24. */
const dates = /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})\b/gu;
/** At least eight digits in the usual notations: +57 300 123 4567, (020) 7946-0958, 06.12.34.56.78. */
const telephone = /(?:\d[\s.()/-]{0,2}){7,}\d/u;

/** Whether a text contains a link, an email address, a handle or a telephone number. */
export const hasContactData = (text: string): boolean =>
  [link, countryLink, linkWithPath, email, handle].some((pattern) => pattern.test(text)) ||
  telephone.test(text.replace(dates, ' '));

/** Possible signatures of a review: `{ initial: 'M.', name: 'Maya' }`; null without a learner profile. */
export function namesOf(learner: string | null): { initial: string; name: string } | null {
  const name = learner?.trim().split(/\s+/)[0] ?? '';
  const [first] = new Intl.Segmenter().segment(name);
  return first ? { initial: `${first.segment.toLocaleUpperCase()}.`, name: name.slice(0, 40) } : null;
}
