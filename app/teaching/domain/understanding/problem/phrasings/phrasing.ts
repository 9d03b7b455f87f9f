/**
 * One way in which pupils ask, and the same question as the maths room reads it. `pattern` stands for the whole text, in small letters
 * without accents. In `asked`, `$1` is what the first group held, `$l1` the same as a list of numbers. Several `asked`: it can be meant
 * in so many ways. What a group of the sign F holds has to look like a formula.
 */
export type Phrasing = { readonly pattern: RegExp; readonly asked: readonly string[] };

/** A number, perhaps negative, with decimals or as a fraction. */
export const N = '(-?\\d+(?:[.,]\\d+)?(?:/\\d+)?)';
/** A number without its sign. */
export const M = '(\\d+(?:[.,]\\d+)?)';
/** A formula. */
export const F = '(?<fN>\\S.*?)';
/** An end of an interval. */
export const A = '(-?(?:\\d+(?:[.,]\\d+)?)?(?:pi|π|∞)?(?:/\\d+)?|[+-]? ?(?:∞|infinity|infinito|infini|oo))';
/** A point, its letter in front. */
export const P = `[a-z]?\\s?\\(\\s*${N}\\s*[,;]\\s*${N}\\s*\\)`;
/** Three numbers or more. */
export const L =
  '((?:-?\\d+(?:[.,]\\d+)?(?:\\s*[,;]\\s*|\\s+(?:(?:and|y|e|et)\\s+)?|$)){3,}(?:\\.{2,}|…)?(?:\\s*etc\\.?)?)';
const unit =
  '(?:km/h|m/s|mph|mm|cm|dm|km|m|mg|kg|g|t|ml|cl|dl|l|oz|lbs?|in|ft|yd|mi|min|sec|s|h|hrs?|°c|°f|inch(?:es)?|feet|foot|yards?|miles?|pounds?|ounces?|(?:kilo|milli)?gram(?:me|o)?s?|kilos?|tonnes?|toneladas?|(?:kilo|centi|milli|mili|deci)?met(?:er|re|ro)s?|(?:milli|mili|centi|deci)?lit(?:er|re|ro)s?|seconds?|secondes?|segundos?|minutes?|minutos?|hours?|horas?|heures?|days?|dias?|jours?|weeks?|semanas?|semaines?)';
/** A unit by its name or sign. */
export const U = `(${unit})`;
/** A measure, perhaps without a unit. */
export const Q = `(\\d+(?:[.,]\\d+)?(?:\\s?${unit})?)`;
/** A measure with its unit. */
export const QU = `(\\d+(?:[.,]\\d+)?\\s?${unit})`;

let formulas = 0;
/** A phrasing whose pattern stands for the whole text. */
export const phrasing = (pattern: string, ...asked: string[]): Phrasing => ({
  pattern: new RegExp(`^(?:${pattern.replaceAll('<fN>', () => `<f${(formulas += 1)}>`)})[\\s.?!]*$`, 'du'),
  asked,
});
