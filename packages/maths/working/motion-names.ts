import { isExpression } from '../expression/tree.ts';
import { type Interpretation, type ProblemKnowledge } from './problem-knowledge.ts';
import { numbersOfText } from './story-claims.ts';

/*
 * Distance, time and speed of a story: two of them stand there with their units, the third one is asked for. Learners write them with letters and
 * with words.
 */

type Kind = 'distance' | 'time' | 'speed';
const unitPatterns: readonly (readonly [Kind, RegExp])[] = [
  [
    'speed',
    /^(?:km|m|cm|mi|miles?|kilom\p{L}+|met\p{L}+|mètres?)\s*(?:\/|per|por|par|an)\s*(?:h|hr|hour|hora|heure|s|sec|min)|^mph|^kmh/iu,
  ],
  ['distance', /^(?:km|m|cm|mi|miles?|millas?|kil[oó]m\p{L}+|met(?:er|re|ro)s?|mètres?)(?!\p{L})/iu],
  [
    'time',
    /^(?:h|hrs?|hours?|horas?|heures?|min|minutes?|minutos?|s|sec|seconds?|segundos?|secondes?)(?!\p{L})/iu,
  ],
];
/** Letters of the textbooks; s is a distance in some and a speed in others. */
const letterChoices: readonly Readonly<Record<Kind, readonly string[]>>[] = [
  { distance: ['d', 'D', 's'], time: ['t', 'T'], speed: ['v', 'V'] },
  { distance: ['d', 'D', 'e'], time: ['t', 'T'], speed: ['v', 'V', 's'] },
];
const words: readonly (readonly [Kind, RegExp])[] = [
  [
    'speed',
    /(?<!\p{L})(?:(?:average|mean|the) )?speed|(?<!\p{L})(?:velocidad|rapidez)(?: media| promedio)?|(?<!\p{L})vitesse(?: moyenne)?/giu,
  ],
  ['distance', /(?<!\p{L})(?:distance|distancia|espacio)(?!\p{L})/giu],
  ['time', /(?<!\p{L})(?:time|tiempo|temps|dur[ée]e)(?!\p{L})/giu],
];

/** What the letters for distance, time and speed can stand for; empty for any other story. */
export function motionNames(
  story: string | null,
  { problem, result }: ProblemKnowledge,
  locale: string | undefined,
): readonly Interpretation[] {
  const given =
    story === null || result === null || !isExpression(problem.expression) ? null : givenOf(story, locale);
  if (given === null) return [];
  const {
    distance = given.speed! * given.time!,
    time = given.distance! / given.speed!,
    speed = given.distance! / given.time!,
  } = given;
  const wanted = given.distance === undefined ? distance : given.time === undefined ? time : speed;
  const isConverted = Math.abs(wanted - result!) > 1e-9 * Math.abs(wanted);
  return letterChoices.flatMap((letters) => {
    const named = (values: Partial<Record<Kind, number>>): Interpretation => {
      const world: Record<string, number> = {};
      for (const [kind, value] of Object.entries(values))
        for (const letter of letters[kind as Kind]) world[letter] = value;
      return { about: 'result', names: new Map(), worlds: [world] };
    };
    if (!isConverted) return [named({ distance, time, speed })];
    // Where units have to be converted first, the time of the text is another number than the one to calculate with.
    return given.time === undefined
      ? [named({ distance, speed, time: result! }), named({ distance, speed, time })]
      : [
          given.distance === undefined
            ? named({ distance: result!, speed: given.speed!, time: result! / given.speed! })
            : named({ distance: given.distance, speed: result!, time: given.distance / result! }),
          named({ time: given.time }),
        ];
  });
}

/** The two quantities that stand in the text; null where there are not exactly two of different kinds. */
function givenOf(story: string, locale: string | undefined): Partial<Record<Kind, number>> | null {
  const found: Partial<Record<Kind, number>> = {};
  for (const match of story.matchAll(/\d[\d.,]*(?<![.,])/gu)) {
    const rest = story.slice(match.index + match[0].length).trimStart();
    const kind = unitPatterns.find(([, pattern]) => pattern.test(rest))?.[0];
    const [value] = numbersOfText(match[0], locale);
    if (kind === undefined || value === undefined || found[kind] !== undefined) return null;
    found[kind] = value;
  }
  return Object.keys(found).length === 2 ? found : null;
}

/** "In 2 hours 240 km": whether that time and that distance belong together; null for any other line. */
export function holdsForMotion(
  line: string,
  [motion]: readonly Interpretation[],
  locale: string | undefined,
): boolean | null {
  const speed = motion?.worlds[0]?.v;
  if (speed === undefined || /[=≈+×·*÷/]/u.test(line)) return null;
  const { distance, time } = givenOf(line, locale) ?? {};
  if (distance === undefined || time === undefined) return null;
  return Math.abs(distance - speed * time) <= 1e-9 * distance;
}

/** "speed = distance / time" with letters; unchanged where the story is about something else. */
export function withMotionLetters(line: string, isMotion: boolean): string {
  if (!isMotion || !line.includes('=')) return line;
  return words.reduce(
    (text, [kind, pattern]) => text.replaceAll(pattern, kind[0] === 's' ? 'v' : kind[0]!),
    line,
  );
}
