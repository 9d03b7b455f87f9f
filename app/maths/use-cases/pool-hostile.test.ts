import { afterAll, describe, expect, it } from 'vitest';
import type { CheckAnswer } from '@curvela/maths';
import { createMaths } from './maths.server.ts';
import { Pool } from './pool.server.ts';

const series = (count: number, piece: (index: number) => string, join: string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join(join);

/** Deep, huge, long and complicated inputs; `1 + input` never equals the input, unless the input is meaningless. */
const hostile = [
  '9^9^9',
  '9^9^9^9',
  '2^(2^(2^(2^(2^x))))',
  '1e300*1e300',
  '99999999999999!',
  '170!/169!',
  '9'.repeat(490),
  'x^x^x^x^x',
  'e^(e^(e^(e^x)))',
  `${'('.repeat(90)}x${')'.repeat(90)}`,
  `${'('.repeat(240)}x${')'.repeat(240)}`,
  `${'√'.repeat(90)}2`,
  `${'\\frac{'.repeat(60)}1`,
  '|'.repeat(200),
  `${'tan('.repeat(20)}x${')'.repeat(20)}`,
  `${'sin('.repeat(30)}x${')'.repeat(30)}`,
  '(x+1)^500',
  '(x+1)^999999',
  '(x+y+z)^40',
  '(a+b+c+d+f+g+h)^6*(a+b+c+d+f+g+h)^6',
  '((((((x^2+1)^2+1)^2+1)^2+1)^2+1)^2+1)^2',
  '(√2+√3+√5+√7+√11+√13)^20',
  series(60, (index) => `(x+${index})`, ''),
  series(120, (index) => `x^${index}`, '+'),
  series(40, (index) => `sin(${index + 1}x)`, '*'),
  series(80, (index) => `1/(x+${index})`, '+'),
  '10^20+x-10^20',
  '(10^15+1/3)-10^15',
  '(x+1/2)^40-(x+1/3)^40',
  'ln(ln(ln(ln(x))))',
];
const systems = [
  'x^40+y^40=1, x^39*y+y^38=2, x*y=z^7, z^9=x',
  '(x+1/2)^40=(x+1/3)^40',
  `${series(40, (index) => `|x-${index}|`, '+')}<5`,
  `${series(30, (index) => `√(x+${index})`, '+')}=7`,
];

const normal: [expected: string, answer: string, verdict: CheckAnswer['verdict']][] = [
  ['x^2=9', 'x=±3', 'equal'],
  ['(x+1)^2', 'x^2+2x+1', 'equal'],
  ['(x+1)^2', 'x^2+1', 'different'],
  ['3/4', '0.75', 'equal'],
  ['2x+1>=7', '[3, ∞)', 'equal'],
  ['sin(2x)', '2 sin x cos x', 'equal'],
  ['√12', '3√2', 'different'],
  ['x+y=3, x-y=1', '(2, 1)', 'equal'],
  ['ln(x^2)', '2 ln x', 'equal'],
  ['1/x+1/y', '2/(x+y)', 'different'],
];

/** Each level doubles the length: sixteen million pieces. */
const nested = (name: string): string => `${`${name}(`.repeat(24)}x${')'.repeat(24)}`;
const bomb = { previous: nested('tan'), line: nested('cot') };

const pool = new Pool({ queueLimit: 400 });
const maths = createMaths({}, pool);
afterAll(() => maths.close());

describe('hostile questions beside normal ones', () => {
  it('thirty of them: all normal answers are correct, and nothing wrong is accepted', async () => {
    const bad = hostile.map((text) => maths.check({ expected: text, answer: `1+(${text})` }));
    const worse = systems.map((text) => maths.check({ expected: text, answer: 'x=1, y=2' }));
    const good = Array.from({ length: 100 }, async (_, index) => {
      const [expected, answer, verdict] = normal[index % normal.length]!;
      const found = await maths.check({ expected, answer });
      return { pair: `${expected} | ${answer}`, as: found.verdict, wanted: verdict };
    });
    const answered = await Promise.all(good);
    expect(answered.filter(({ as, wanted }) => as !== wanted)).toEqual([]);
    const verdicts = (await Promise.all([...bad, ...worse])).map(({ verdict }) => verdict);
    expect(verdicts).not.toContain('equal');
    expect(hostile.length).toBeGreaterThanOrEqual(30);
  }, 60_000);

  it('endless questions occupy all but one process at most', async () => {
    const strict = new Pool({ size: 2, timeLimit: 1500, patience: 100, queueLimit: 100 });
    const ask = () => strict.ask('check', { expected: '2', answer: '2' });
    await Promise.all([ask(), ask(), ask(), ask()]);
    const endless = () => strict.ask('checkLine', bomb);
    const order: string[] = [];
    const slow = Array.from({ length: 2 }, () => endless().then(() => order.push('slow')));
    const quick = Array.from({ length: 20 }, () =>
      ask().then((outcome) => order.push(outcome.ok ? 'quick' : 'lost')),
    );
    await Promise.all([...slow, ...quick]);
    expect(order.filter((each) => each === 'quick').length).toBe(20);
    expect(order.lastIndexOf('quick')).toBeLessThan(order.lastIndexOf('slow'));
    await strict.close();
  }, 60_000);

  it('a question that exhausts the memory ends its process; the server and the next question are unaffected', async () => {
    const trouble: string[] = [];
    const small = new Pool({
      size: 1,
      memory: 40,
      timeLimit: 20_000,
      onTrouble: ({ kind }) => trouble.push(kind),
    });
    const before = process.memoryUsage().rss;
    expect(await small.ask('checkLine', bomb)).toEqual({ ok: false, reason: 'timeout' });
    expect(trouble).toEqual(['crash']);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await small.ask('check', { expected: '2', answer: '2' })).toMatchObject({ ok: true });
    await small.close();
  }, 60_000);
});
