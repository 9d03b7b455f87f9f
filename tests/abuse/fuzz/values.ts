import type { Dice } from './dice.ts';

/** Raw JSON text that `JSON.stringify` would not write: 1e999, a lone surrogate, a duplicate key. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const slow = [
  `${'a'.repeat(5000)}!`,
  `${'a@'.repeat(2000)}b`,
  `${' '.repeat(20_000)}x`,
  `${'('.repeat(400)}x${')'.repeat(400)}`,
  `${'<'.repeat(5000)}a`,
  `${'a.'.repeat(3000)}@`,
  `${'$'.repeat(4000)}`,
  `${'\\frac{'.repeat(80)}1${'}{2}'.repeat(80)}`,
  `${'-'.repeat(490)}1`,
  `${'x^'.repeat(240)}x`,
  '9'.repeat(400),
  'sin'.repeat(160),
];

/** Tricky strings for names, formulas, databases, templates and files. */
export const words: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\u2028\u2029',
  '\u202e drawkcab',
  '\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}',
  'e\u0301'.repeat(300),
  '\uffff\ufffe',
  '‘; drop table app.accounts; --',
  "' or 1=1 --",
  '%27%20or%201=1',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0x10',
  '1e999',
  '-0',
  '1/0',
  '0^0',
  'x=1/0',
  '(x',
  'y=tan(1/x)',
  'x^x^x^x^x',
  '2x=8',
  'x^2+y^2=1',
  '\\frac{1}{0}',
  '\\def\\a{\\a\\a}\\a',
  '1,234.5',
  '½',
  '√(-1)',
  '%s%n%d',
  'a\r\nset-cookie: x=1',
  'a@b.c',
  'leo.learner@example.org',
  'LEO.LEARNER@EXAMPLE.ORG ',
  'leo.learner@example.org\u0000',
  '@',
  '=1+1',
  '*',
  '(select * from x)',
  'fractions',
  'linear_equations',
  'lucia-restrepo',
  'en',
  'zz',
  'GBP',
  'XXX',
  ...slow,
];

const dates = [
  '2027-01-04',
  '2027-02-30',
  '0000-00-00',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '275760-09-13',
  '2027-01-04T09:00:00Z',
  '2027-01-04T09:00:00+99:99',
  '2027-01-04T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2027-W01-1',
  'tomorrow',
  '1',
  '9999-12-31T23:59:59.999Z',
  '10000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '4714-11-24T00:00:00Z',
  '2027-03-28T01:30:00[Europe/Madrid]',
];

const zones = [
  'Europe/London',
  'America/Bogota',
  'europe/london',
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'GMT',
  '+05:30',
  'Mars/Olympus',
  'Europe/../etc/passwd',
  'Europe/London\u0000',
  'America/Argentina/ComodRivadavia',
  'A'.repeat(300),
];

const locales = [
  'en-GB',
  'fr-FR',
  'es-CO',
  'tlh',
  'en-GB-u-ca-buddhist',
  'x'.repeat(200),
  '*',
  'en;q=9',
  'i-klingon',
  'en_GB',
];

const ids = (dice: Dice) => [
  dice.uuid(),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  dice.uuid().toUpperCase(),
  `${dice.uuid()} `,
  `{${dice.uuid()}}`,
  '1',
  '-1',
  '9223372036854775808',
  dice.uuid().slice(1),
];

const numbers: readonly unknown[] = [
  0,
  1,
  -1,
  2.5,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e-320,
  Number.MAX_VALUE,
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('-0'),
  new Raw(`1${'0'.repeat(400)}`),
  new Raw(`0.${'0'.repeat(400)}1`),
  new Raw('01'),
  new Raw('0x10'),
  new Raw('NaN'),
  new Raw('Infinity'),
];

const cursors = [
  'eyJpZCI6MX0=',
  'eyJpZCI6IlwwIn0',
  Buffer.from('{"at":"never","id":{}}').toString('base64url'),
  Buffer.from('["2027-01-04T09:00:00Z","not-an-id"]').toString('base64url'),
  Buffer.from('null').toString('base64url'),
  Buffer.from([0xff, 0xfe, 0]).toString('base64url'),
];

/** Text for a query, a path or a field. */
export function hostileText(dice: Dice): string {
  const kinds = [words, words, words, dates, zones, locales, cursors, ids(dice)];
  const word = dice.pick(dice.pick(kinds));
  if (dice.chance(0.02)) return word.padEnd(dice.pick([255, 256, 500, 501, 2000, 5000, 20_001]), 'é');
  return dice.chance(0.05) ? word + dice.pick(words) : word;
}

const deep = (open: string, close: string, levels: number) =>
  new Raw(open.repeat(levels) + close.repeat(levels));

/** Any JSON value, and some invalid ones. */
export function hostileValue(dice: Dice): unknown {
  const kind = dice.below(12);
  if (kind < 4) return hostileText(dice);
  if (kind < 6) return dice.pick(numbers);
  return dice.pick<() => unknown>([
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => [hostileText(dice), dice.pick(numbers)],
    () => ({ [dice.pick(words)]: hostileText(dice), __proto: 1 }),
    () => new Raw(`{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}}}`),
    () => new Raw(dice.pick(['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\u0001"', '"\\x"', "'a'"])),
    () => deep('[', ']', dice.pick([20, 200, 5000])),
    () => deep('{"a":', '}', dice.pick([20, 200])),
    () => Array.from({ length: dice.pick([101, 1001, 20_000]) }, () => 1),
    () => 'x'.repeat(dice.pick([1000, 10_000, 200_000, 262_144, 300_000])),
  ])();
}

/** JSON with `Raw` values unchanged. Keys may occur twice. */
export function written(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}
