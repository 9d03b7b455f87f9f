import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import type { Segment } from './blocks.ts';
import { segmentsOf } from './segments.ts';
import { cpuMillisecondsSince } from '../../../tests/support/cpu-time.ts';

/** Compact notation: formulas in ⟨⟩, displayed ones in ⟪⟫, code in `` ‹› ``. */
const drawn = (segments: readonly Segment[]) =>
  segments
    .map((segment) =>
      segment.kind === 'text'
        ? segment.text
        : segment.kind === 'code'
          ? `‹${segment.text}›`
          : segment.display
            ? `⟪${segment.latex}⟫`
            : `⟨${segment.latex}⟩`,
    )
    .join('');

describe('formulas in a text', () => {
  it.each([
    ['no formula at all', 'no formula at all'],
    ['so \\(x^2\\) it is', 'so ⟨x^2⟩ it is'],
    ['so \\[x^2 = 4\\] then', 'so ⟪x^2 = 4⟫ then'],
    ['$$\nx = 2\n$$', '⟪x = 2⟫'],
    ['take $x$ and $y$.', 'take ⟨x⟩ and ⟨y⟩.'],
    ['$30 and $x$', '$30 and ⟨x⟩'],
    ['It costs $5 or $6.', 'It costs $5 or $6.'],
    ['It costs $5, then $x+1$ more', 'It costs $5, then ⟨x+1⟩ more'],
    ['$5-$6 a piece', '$5-$6 a piece'],
    ['US$30 against $40$', 'US$30 against ⟨40⟩'],
    ['20$ et 30$', '20$ et 30$'],
    ['$1,000 for each $n$', '$1,000 for each ⟨n⟩'],
    ['cuesta $85.000 y luego $2x$', 'cuesta $85.000 y luego ⟨2x⟩'],
    ['$2x+1$', '⟨2x+1⟩'],
    ['$2 \\sin x$', '⟨2 \\sin x⟩'],
    ['$3 \\text{ cm}$', '⟨3 \\text{ cm}⟩'],
    ['half \\$5 and \\$6', 'half $5 and $6'],
    ['$\\$5$', '⟨\\$5⟩'],
    ['$ x $', '$ x $'],
    ['`$x$` is code', '‹$x$› is code'],
    ['``a`b`` and $c$', '‹a`b› and ⟨c⟩'],
    ['```\n$x$\n```\n', '‹$x$›\n'],
    ['```tex\n\\(x\\)\n```', '‹\\(x\\)›'],
    ['a\\\\b', 'a\\\\b'],
    ['\\begin{align}x&=1\\end{align} ok', '⟪\\begin{align}x&=1\\end{align}⟫ ok'],
    ['open \\(x^2', 'open \\(x^2'],
    ['open $x^2', 'open $x^2'],
    ['open \\(x\n\nnew \\(y\\)', 'open \\(x\n\nnew ⟨y⟩'],
    ['one ` tick and $x$', 'one ` tick and ⟨x⟩'],
    ['\\(\\)', '\\(\\)'],
    ['$$', '$$'],
    ['', ''],
  ])('%j', (text, shown) => {
    expect(drawn(segmentsOf(text, true))).toBe(shown);
  });
});

describe('a text that is still streaming', () => {
  it.each([
    ['so \\(x^', 'so '],
    ['so \\', 'so '],
    ['so $x', 'so '],
    ['so $x$', 'so '],
    ['so $x$ ', 'so ⟨x⟩ '],
    ['it costs $30 an', 'it costs '],
    ['it costs $30 and ', 'it costs $30 and '],
    ['$$x^2', ''],
    ['see `co', 'see '],
    ['\\begin{ali', ''],
    ['\\beta is a letter', '\\beta is a letter'],
  ])('%j shows %j', (text, shown) => {
    expect(drawn(segmentsOf(text, false))).toBe(shown);
  });

  const parts = fc.constantFrom(
    '$',
    '$$',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '`',
    '``',
    '```',
    '\\$',
    '\\\\',
    '\\',
    ' ',
    '\n',
    '\n\n',
    'x',
    '^2',
    '30',
    ' and ',
    'the price',
    '.',
    ',',
    '\\begin{align}',
    '\\end{align}',
    'é',
    '😀',
    '{',
    '}',
    '5',
    '\\frac{1}{2}',
    'x+1$',
    '$x',
    '\\(x\\)',
    '$y$ ',
    '$x$',
  );
  const texts = fc.array(parts, { maxLength: 40 }).map((all) => all.join(''));

  it('a closed segment never changes, and the last text only grows', () => {
    assertProperty(
      fc.property(texts, fc.nat(), (text, cut) => {
        const at = text.length === 0 ? 0 : cut % (text.length + 1);
        const early = segmentsOf(text.slice(0, at), false);
        const late = segmentsOf(text, false);
        const changed = early.filter((segment, index) => {
          const later = late[index];
          const last = segment.kind === 'text' && index === early.length - 1;
          if (last) return later?.kind !== 'text' || !later.text.startsWith(segment.text);
          return JSON.stringify(later) !== JSON.stringify(segment);
        });
        expect(changed).toEqual([]);
      }),
      { numRuns: 5000, seed: 20261121 },
    );
  });

  it('the end only appends', () => {
    assertProperty(
      fc.property(texts, (text) => {
        const open = segmentsOf(text, false);
        const all = segmentsOf(text, true);
        expect(drawn(all).startsWith(drawn(open))).toBe(true);
      }),
      { numRuns: 5000, seed: 20261121 },
    );
  });

  it('a long text is fast', () => {
    const started = process.threadCpuUsage();
    segmentsOf('$x '.repeat(20_000), true);
    segmentsOf('`'.repeat(20_000), true);
    segmentsOf('\\('.repeat(20_000), true);
    expect(cpuMillisecondsSince(started)).toBeLessThan(2000);
  });
});
