/* What learners write beside an equation to say what they did: 3x = 15 | −5, 3x = 15 (minus 5), −2x: 2x − 7 = 9. */

const sign = String.raw`[-−–+·×*÷:/]`;
const words = String.raw`(?:minus|plus|times|by|menos|más|por|entre|moins|fois|par)`;
const operand = String.raw`[-−]?\s*(?:\d[\d.,]*\s*\p{L}?|\p{L})(?:\s*\^\s*\d|[²³])?`;
/** −5, minus 5, ÷3; perhaps with a word or two before it: "subtract −5". */
const operation = String.raw`(?:${sign}|(?:\p{L}+\s+){0,2}${words})\s*${operand}(?:\s+\p{L}+){0,5}`;
const behindMark = new RegExp(String.raw`\s*(?:\/\/|←|<-|\|)\s*${operation}\s*$`, 'u');
const inBrackets = new RegExp(String.raw`\s*[([]\s*${operation}\s*[)\]]\s*(?=$|[\p{L}\d])`, 'u');
const before = new RegExp(
  String.raw`^\s*(?:[([]\s*${operation}\s*[)\]]|${sign}\s*${operand}\s*:)\s*(?=[\p{L}\d(].*=)`,
  'u',
);

/** The line without the note behind a mark that no formula has there; a single | is no absolute value. */
export function withoutMarkedNote(line: string): string {
  const bars = line.split('|').length - 1;
  return bars > 1 || !line.includes('=') ? line : line.replace(behindMark, '');
}

/** The line without a note in brackets or before a colon, which could also be a factor or a division; null where there is none. */
export function withoutNote(line: string): string | null {
  if (!line.includes('=')) return null;
  const rest = line.replace(before, '').replace(inBrackets, ' ').trim();
  return rest === line.trim() ? null : rest;
}
