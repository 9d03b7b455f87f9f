/*
 * Spans between two times of the day, as a learner counts on from one to the other: "from 10:15 to 11:00 is 45 min", "de 8 h 40 à 10 h 05 : 1 h 25".
 */

const halfDay = 12 * 60;

const timeOf = (name: string): string =>
  String.raw`(?:the\s+|las?\s+)?(?<${name}h>\d{1,2})(?:\s*[:h.]\s*(?<${name}m>[0-5]\d)(?!\d)(?:\s*h(?!\p{L}))?|\s*h(?!\p{L})|(?![\d.,:]))(?:\s*(?:[ap]\.?\s?m\.?)(?!\p{L}))?`;
const hours = String.raw`(?:h|hours?|hrs?|horas?|heures?)(?!\p{L})`;
const minutes = String.raw`(?:min(?:utes?|utos?|s)?)(?!\p{L})`;
const lengthOf = (name: string): string =>
  String.raw`(?<![\d.,:])(?:(?<${name}h>\d+)\s*${hours}(?:\s*(?:and|y|et|,)?\s*(?<${name}m>\d{1,2})(?![\d.,:])(?:\s*${minutes})?)?|(?<${name}o>\d+)\s*${minutes})`;
const range = (from: string, to: string): string =>
  String.raw`(?:(?<!\p{L})(?:from|between|de|desde|entre)\s+)?${timeOf(from)}\s*(?:(?:to|until|till|and|a|hasta|y|à|jusqu['’]à|et)(?!\p{L})|[-–→]+>?)\s*${timeOf(to)}`;
const words = String.raw`[^\d.;+×·*/]{0,30}?`;
const claims = [
  new RegExp(`${range('a', 'b')}${words}${lengthOf('d')}`, 'giu'),
  new RegExp(
    `${lengthOf('d')}${words}(?<=[\\s:])(?=(?:from|between|de|desde|entre)\\s)${range('a', 'b')}`,
    'giu',
  ),
];

const denies =
  /(?<!\p{L})(?:not?|n['’]t|pas|about|around|almost|nearly|casi|unos|unas|aprox\p{L}*|environ|presque|less|more|menos|más|moins|plus)(?!\p{L})|[≈~<>≠]/iu;

const minutesOf = (groups: Readonly<Record<string, string | undefined>>): number =>
  ['dh', 'dm', 'do'].reduce((sum, name) => sum + Number(groups[name] ?? 0) * (name === 'dh' ? 60 : 1), 0);

const oneLength = new RegExp(lengthOf('d'), 'giu');
const clockTime = /(?<![\d.,:])\d{1,2}\s?[:h]\s?[0-5]\d(?!\d)/giu;

/** "1 h 45", "85 min" for a story with two times of the day: the minutes of a line that says how long something takes, and no other number. */
export function minutesBetween(story: string | null, line: string): number | null {
  const [length, more] = [...line.matchAll(oneLength)];
  const isOfDay = story !== null && (story.match(clockTime) ?? []).length === 2;
  if (!isOfDay || length === undefined || more !== undefined || denies.test(line)) return null;
  return /\d/u.test(line.replace(length[0], '')) ? null : minutesOf(length.groups!);
}

export type TimeSpans = {
  readonly areTrue: boolean;
  /** In minutes. */
  readonly lengths: readonly number[];
  /** The line without its spans. */
  readonly rest: string;
};

/** The claims of a line about spans: whether all are true, and what the line says besides. Null where it makes none. */
export function timeSpansOf(line: string): TimeSpans | null {
  for (const pattern of claims) {
    const found = [...line.matchAll(pattern)];
    if (found.length === 0) continue;
    if (
      found.some(([text]) => denies.test(text)) ||
      !found.some(([text]) => /\d\s*[:h.]\s*\d\d|\d\s*h/iu.test(text))
    )
      return null;
    const spans = found.map(({ groups }) => {
      const number = (name: string): number => Number(groups![name] ?? 0);
      const span = number('bh') * 60 + number('bm') - number('ah') * 60 - number('am');
      return {
        span,
        length: minutesOf(groups!),
        isTime: ['a', 'b'].every((name) => number(`${name}h`) <= 24),
      };
    });
    if (!spans.every(({ isTime }) => isTime)) return null;
    return {
      // Without "am" and "pm", 10:30 to 1:00 passes noon, and 23:00 to 1:00 midnight.
      areTrue: spans.every(
        ({ span, length }) => length > 0 && length <= 2 * halfDay && (length - span) % halfDay === 0,
      ),
      lengths: spans.map(({ length }) => length),
      rest: line.replaceAll(
        new RegExp(`(?:${pattern.source})(?:[,;]?\\s*(?<sum>\\+|(?:plus|más|mas)(?!\\p{L})))?`, 'giu'),
        (...parts) => {
          const groups = parts.at(-1) as Readonly<Record<string, string | undefined>>;
          return groups.sum === undefined ? ' ' : `${minutesOf(groups)} min + `;
        },
      ),
    };
  }
  return null;
}
