import { endsValue } from '../tokens.ts';
import { ambiguousUnits, letterUnits, unitWords } from '../unit-words.ts';
import type { Scanner } from './scanner.ts';

/**
 * A unit is a whole run of letters after a value. A one-letter symbol counts as a unit when the text contains
 * another unit, the `units` option is set, or a narrow no-break space precedes it (our own output prints
 * units that way).
 */
export function readUnit(scanner: Scanner, run: string): boolean {
  const name = unitWords.get(run);
  if (run === 'mph' && endsValue(scanner.last)) {
    scanner.push({ type: 'unit', name: 'mi' }, 1);
    scanner.push({ type: 'operator', sign: '/' }, 1);
    scanner.push({ type: 'unit', name: 'h' }, 1);
    return true;
  }
  const next = scanner.text[scanner.at + run.length] ?? '';
  if (name === undefined || next === '(' || next === '_') return false;
  if (run === 'min' && scanner.match(/min\s*(?:\\left)?\s*\(/y) !== null) return false;
  if (!isUnit(scanner, run)) return false;
  scanner.push({ type: 'unit', name }, run.length);
  return true;
}

function isUnit(scanner: Scanner, run: string): boolean {
  if (/\u202f/.test(scanner.text[scanner.at - 1] ?? '')) return true;
  const { last } = scanner;
  const single = letterUnits.has(run);
  if (last?.type === 'operator' && (last.sign === '/' || last.sign === '*')) {
    if (!hasUnitBefore(scanner)) return false;
    // `kg·m` is a product of units; `km/h·t` is a speed times a time.
    const compound = !single || last.sign === '/' || /^[msg]$/.test(run);
    return scanner.spaced ? !single && last.sign === '/' : compound;
  }
  if (last?.type === 'unit') return true;
  if (!endsValue(last)) return false;
  if (single) return endsMeasure(scanner) && !isBounded(scanner) && isLetterUnit(scanner, run);
  if (last?.type !== 'number') return scanner.spaced || last?.type === 'close';
  if (scanner.spaced || !ambiguousUnits.has(run) || scanner.options.letterUnits) return true;
  scanner.options.onAmbiguous('unit');
  return !scanner.options.second.has('unit');
}

/**
 * `44 m` and `44π m`: the number that a length unit can follow. After other letters, a letter is another
 * factor.
 */
function endsMeasure(scanner: Scanner): boolean {
  const { last } = scanner;
  return last?.type === 'number' || (last?.type === 'constant' && last.name === 'pi' && scanner.spaced);
}

/** In `∫_0^1 m dx` the m is not a unit of the bound. */
function isBounded(scanner: Scanner): boolean {
  const raised = scanner.tokens.at(-2);
  const operator = scanner.tokens.some(({ type }) => type === 'integral' || type === 'series');
  return operator && raised?.type === 'operator' && raised.sign === '^';
}

/** `60 km/h`, `5 m/s²`: the slash is preceded by a unit or a power of one. */
function hasUnitBefore(scanner: Scanner): boolean {
  const types = scanner.tokens
    .slice(-6, -1)
    .map((token) => (token.type === 'operator' ? token.sign : token.type));
  return /(?:^| )unit(?: \^ (?:(?:- )?number|open (?:- )?number close))?$/.test(types.join(' '));
}

/**
 * `5 m` alone may be a product or a length; `5 m/s` with a space is a speed, `5m/s` without a space is a
 * product.
 */
function isLetterUnit(scanner: Scanner, run: string): boolean {
  if (scanner.options.letterUnits) return true;
  // `min` is unambiguous, so `1200 m/min` and `1200m/min` have only one reading.
  if (scanner.match(/[mgl]\s?\/\s?min(?!\p{L}|\s*\()/uy) !== null) return true;
  const rate = scanner.match(/[mgl]\s?\/\s?(?:s|h|l)(?!\p{L})/uy) !== null;
  const since = scanner.tokens.findLastIndex(({ type }) => type === 'relation');
  const alone =
    scanner.tokens.length - since <= 3 &&
    /^(?:\^?[23²³])?\s*$/.test(scanner.text.slice(scanner.at + run.length));
  if (!rate && !(alone && scanner.spaced)) return false;
  scanner.options.onAmbiguous('unit');
  return (rate && scanner.spaced) !== scanner.options.second.has('unit');
}
