import { unknownsOf } from './unknowns.ts';

const angle = '([-−]?\\d{1,4}(?:[.,]\\d+)?)\\s?(°|º|deg(?:rees?)?|grados?|degr[eé]s?)?';
const between = "\\s*(?:to|and|until|y|a|hasta|et|[aà]|jusqu[’']?[aà]|[-–,;])\\s*";
const words =
  '(?:for|in|on|with|where|when|if|over|si|para|con|cuando|en|pour|sur|dans|avec|quand|the|el|le|interval|range|domain|intervalo|rango|intervalle|all|values?|of|de|is|lies|est[aá]?|compris|comprendid[oa]|between|from|entre|desde|[a-zθα])';
const spoken = new RegExp(
  `[\\s,;.]+(?:(?:${words}(?!\\p{L})|l['’])\\s*)*[[(\\]]?\\s*${angle}${between}${angle}\\s*[\\])[]?[\\s.?!]*$`,
  'iu',
);
const written = new RegExp(
  `[\\s,;.]+(?:(?:for|where|with|if|si|para|con|pour|avec|en|sur)\\s+)?${angle}\\s*(<=|≤|<)\\s*([a-zθα])\\s*(<=|≤|<)\\s*${angle}[\\s.?!]*$`,
  'iu',
);
const trigonometric = /(?<!\p{L})(?:sin|sen|cos|tan|tg)(?!\p{Lu})/iu;
const radians = /π|(?<!\p{L})(?:pi|rad)/iu;

/**
 * A trigonometric equation with its range in degrees, as signs: "tan x = 1 for 0 to 360 degrees" becomes tan x = 1; 0° ≤ x ≤ 360°. A range
 * from 0 to 360 means degrees even without the word. Other texts are returned unchanged.
 */
export function withAngleRange(text: string): string {
  if (!trigonometric.test(text) || radians.test(text)) return text;
  const signed = written.exec(text);
  if (signed !== null) {
    const [, low = '', lowUnit, below = '', letter = '', above = '', high = '', highUnit] = signed;
    if (!inDegrees(low, high, lowUnit ?? highUnit)) return text;
    return `${text.slice(0, signed.index)}; ${low}° ${below} ${letter} ${above} ${high}°`;
  }
  const match = spoken.exec(text);
  const equation = text.slice(0, match?.index ?? 0);
  const [unknown, ...more] = unknownsOf(bare(equation));
  const [, low = '', lowUnit, high = '', highUnit] = match ?? [];
  if (
    match === null ||
    unknown === undefined ||
    more.length > 0 ||
    !/(?:[\d)]|(?<!\p{L})\p{L})$/u.test(equation)
  )
    return text;
  return inDegrees(low, high, lowUnit ?? highUnit) ? `${equation}; ${low}° ≤ ${unknown} ≤ ${high}°` : text;
}

/** The equation without preceding words. */
const bare = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?!sin|sen|cos|tan)\p{L}{2,}(?!\p{L})/giu, ' ')
    .replaceAll(/(?<!\p{L})[ai]\s(?=\s)/giu, ' ');

const turns = new Set([90, 180, 270, 360, 450, 540, 720]);
function inDegrees(low: string, high: string, unit: string | undefined): boolean {
  const [from, to] = [
    Number(low.replace('−', '-').replace(',', '.')),
    Number(high.replace('−', '-').replace(',', '.')),
  ];
  if (!(from < to)) return false;
  return unit !== undefined || (turns.has(to) && (from === 0 || turns.has(Math.abs(from))));
}
