import type { Parser } from '../parser/parser.ts';

/**
 * The head of a definition, `f(x) =`, `f_1(x, y) =`, `f^{-1}(x) =`, `f′(x) =` or `f: x ↦`. Consumed when
 * present, else null.
 */
export function definitionHead(parser: Parser): { name: string; parameters: string[] } | null {
  const { next, at } = parser.stream;
  if (next.type !== 'variable') return null;
  const mark = markBehind(parser, indexEnd(parser));
  const mapped = mark.end === at + 1 ? mapping(parser) : null;
  if (mapped !== null) return { name: next.name, parameters: [mapped] };
  const parameters = parametersAt(parser, mark.end);
  if (parameters === null || parameters.names.includes(next.name)) return null;
  const name = parser.names.name() + mark.text;
  parser.stream.at = parameters.end;
  return { name, parameters: parameters.names };
}

function indexEnd(parser: Parser): number {
  const [sign, index] = [parser.stream.peek(1), parser.stream.peek(2)];
  if (sign.type !== 'operator' || sign.sign !== '_') return parser.stream.at + 1;
  return parser.stream.at + (index.type === 'open' ? 5 : 3);
}

/** `^{-1}` or primes after a function name. */
function markBehind(parser: Parser, start: number): { text: string; end: number } {
  const token = (offset: number) => parser.stream.tokens[start + offset];
  let primes = 0;
  for (let prime = token(0); prime?.type === 'operator' && prime.sign === '′'; prime = token(primes))
    primes += 1;
  if (primes > 0) return { text: '′'.repeat(primes), end: start + primes };
  const braced = token(1)?.type === 'open';
  const [raised, minus, one] = [token(0), token(braced ? 2 : 1), token(braced ? 3 : 2)];
  const inverse =
    raised?.type === 'operator' &&
    raised.sign === '^' &&
    minus?.type === 'operator' &&
    minus.sign === '-' &&
    one?.type === 'number' &&
    one.whole &&
    one.value.n === 1n;
  return inverse ? { text: '⁻¹', end: start + (braced ? 5 : 3) } : { text: '', end: start };
}

/** `(x, y) =`: distinct letters only. */
function parametersAt(parser: Parser, start: number): { names: string[]; end: number } | null {
  const open = parser.stream.tokens[start];
  if (open?.type !== 'open' || open.bracket !== '(') return null;
  const names: string[] = [];
  for (let place = start + 1; ; place += 2) {
    const [letter, behind] = [parser.stream.tokens[place], parser.stream.tokens[place + 1]];
    if (letter?.type !== 'variable' || names.includes(letter.name)) return null;
    names.push(letter.name);
    if (behind?.type === 'separator') continue;
    const sign = parser.stream.tokens[place + 2];
    const ends = behind?.type === 'close' && sign?.type === 'relation' && sign.sign === '=';
    return ends ? { names, end: place + 3 } : null;
  }
}

/** `f: x ↦ x²`: its letter. */
function mapping(parser: Parser): string | null {
  const [colon, letter, arrow] = [parser.stream.peek(1), parser.stream.peek(2), parser.stream.peek(3)];
  if (colon.type !== 'operator' || colon.sign !== '÷' || letter.type !== 'variable') return null;
  if (arrow.type !== 'mapsto' && arrow.type !== 'arrow') return null;
  parser.stream.at += 4;
  return letter.name;
}
