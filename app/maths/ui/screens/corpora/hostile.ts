import { seededRandom } from '#app/platform/random.ts';

/**
 * Inputs that try to break a page: long, deeply nested, malformed, foreign, endless. Each must get a response, none
 * may be rendered as HTML.
 */
export const hostile: readonly string[] = [
  '', ' ', '((((((((((', '))))))))))', '^^^^', '////', 'x'.repeat(500), '('.repeat(250) + 'x' + ')'.repeat(250), '9'.repeat(400),
  '9^9^9^9^9', '10^10^10', '2^(2^(2^(2^(2^2))))', '1/0', '0/0', '0^0', '1/(x-x)', 'sqrt(-1)', 'ln(0)', 'tan(90)', 'x!'.repeat(50),
  'sin(cos(tan(sin(cos(tan(x))))))', '1/sin(1/x)', 'floor(1000x)/x', '|||||x|||||', 'x/x/x/x/x/x/x/x', '-------x', '+-+-+-x',
  '√√√√√√√√√x', '\\frac{\\frac{\\frac{1}{x}}{x}}{x}', '\\frac'.repeat(60), '\\left(\\left(\\left(', '{'.repeat(200), '\\begin{cases}',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '${7*7}', '{{7*7}}', '%00', '\u0000x', 'x\u202ey',
  '𝑥²+𝑦²=1', '٣x+٤', 'x＝2', '１２＋３', 'x²³⁴', 'x₁₂₃', '🙂+🙃=2', 'é̀́̂', 'ﬁ(x)=2', 'Ω≈ç√∫', 'constructor', '__proto__', 'toString()',
  'while(1){}', 'eval("1")', 'range(1,1e9)', 'x=x=x=x=x=x=x', 'x<x<x<x<x', 'y=y', '1=2', 'x^x^x^x', 'e^e^e^e^x', '1e999', '1e-999',
  '0.'+ '0'.repeat(300) + '1', 'sin(10^20 x)', 'x^1000', '(x+1)^500', 'gcd(2^400, 3^300)', '1000000!', 'Σ_(n=1)^(10^9)(n)',
  '∫_(0)^(1)(1/x) dx', 'lim_(x→0)(1/x)', 'd/dx(|x|)', 'a'.repeat(40) + '=1', 'x; y; z', '(1,2),(3,4),(', '{x if x>0; y}', ']2;5[',
]; // oxfmt-ignore

const pieces = [
  'x',
  'y',
  '2',
  '0',
  '.',
  ',',
  '+',
  '-',
  '*',
  '/',
  '^',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '=',
  '<',
  '>',
  '≤',
  '√',
  'sin',
  'log_',
  '\\frac',
  '\\left',
  ' ',
  '!',
  '%',
  '°',
  'π',
  '∞',
  '$',
  '\\',
  '_',
  ';',
  'e',
  'é',
  '🙂',
];

/** Random strings of mathematical tokens, reproducible by seed. */
export function garbage(count: number, seed: number): string[] {
  const { fraction } = seededRandom(seed);
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + Math.floor(fraction() * 24) },
      () => pieces[Math.floor(fraction() * pieces.length)],
    ).join(''),
  );
}
