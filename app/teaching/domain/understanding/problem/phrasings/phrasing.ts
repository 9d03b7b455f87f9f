/**
 * One way pupils ask a question, and the same question in the parser's syntax. `pattern` matches the whole text, in lower case without
 * accents. In `asked`, `$1` is the first group, `$l1` the same as a list of numbers. Several `asked`: ambiguous. The content of an F group
 * must look like a formula.
 */
export type Phrasing = { readonly pattern: RegExp; readonly asked: readonly string[] };

/** A number, optionally negative, decimal or a fraction. */
export const N = '(-?\\d+(?:[.,]\\d+)?(?:/\\d+)?)';
/** An unsigned number. */
export const M = '(\\d+(?:[.,]\\d+)?)';
/** A formula. */
export const F = '(?<fN>\\S.*?)';
/** Endpoint of an interval. */
export const A = '(-?(?:\\d+(?:[.,]\\d+)?)?(?:pi|π|∞)?(?:/\\d+)?|[+-]? ?(?:∞|infinity|infinito|infini|oo))';
/** A point with an optional letter. */
export const P = `[a-z]?\\s?\\(\\s*${N}\\s*[,;]\\s*${N}\\s*\\)`;
/** At least three numbers. */
export const L =
  '((?:-?\\d+(?:[.,]\\d+)?(?:\\s*[,;]\\s*|\\s+(?:(?:and|y|e|et)\\s+)?|$)){3,}(?:\\.{2,}|…)?(?:\\s*etc\\.?)?)';
const unit =
  '(?:km/h|m/s|mph|mm|cm|dm|km|m|mg|kg|g|t|ml|cl|dl|l|oz|lbs?|in|ft|yd|mi|min|sec|s|h|hrs?|°c|°f|inch(?:es)?|feet|foot|yards?|miles?|pounds?|ounces?|(?:kilo|milli)?gram(?:me|o)?s?|kilos?|tonnes?|toneladas?|(?:kilo|centi|milli|mili|deci)?met(?:er|re|ro)s?|(?:milli|mili|centi|deci)?lit(?:er|re|ro)s?|seconds?|secondes?|segundos?|minutes?|minutos?|hours?|horas?|heures?|days?|dias?|jours?|weeks?|semanas?|semaines?)';
/** A unit, by name or symbol. */
export const U = `(${unit})`;
/** A quantity with an optional unit. */
export const Q = `(\\d+(?:[.,]\\d+)?(?:\\s?${unit})?)`;
/** A quantity with its unit. */
export const QU = `(\\d+(?:[.,]\\d+)?\\s?${unit})`;

let formulas = 0;
/** A phrasing whose pattern matches the whole text. */
export const phrasing = (pattern: string, ...requests: string[]): Phrasing => ({
  pattern: new RegExp(`^(?:${pattern.replaceAll('<fN>', () => `<f${(formulas += 1)}>`)})[\\s.?!]*$`, 'du'),
  asked: requests,
});
