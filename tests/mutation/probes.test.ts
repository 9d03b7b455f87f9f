import { expect, test } from 'vitest';
import { applyEdits } from './faults.ts';
import { blockAround, planProbes, reachedName } from './probes.ts';

const probe = (index: number) =>
  `(globalThis as any).${reachedName}&&((globalThis as any).${reachedName}[${index}]=1)`;

test('blocks and bodies of arrows note that they run', () => {
  const source = 'function f() { if (a) { b(); } return () => c; }';
  const { edits } = planProbes('a.ts', source, 5);
  expect(applyEdits(source, edits)).toBe(
    `function f() {${probe(5)}; if (a) {${probe(6)}; b(); } return () => (${probe(7)},c); }`,
  );
});

test('a fault replaces the probes inside it', () => {
  const source = 'f(a, () => b);';
  const { edits } = planProbes('a.ts', source, 0);
  const swapped = { start: 2, end: 12, text: 'c' };
  expect(applyEdits(source, [...edits, swapped])).toBe('f(c);');
});

test('a fault at the start or the end of a block keeps the probe', () => {
  const source = 'const f = () => a < b;';
  const { edits } = planProbes('a.ts', source, 0);
  const planted = { start: 16, end: 21, text: 'a <= b' };
  expect(applyEdits(source, [...edits, planted])).toBe(`const f = () => (${probe(0)},a <= b);`);
});

test('the block of a span is the innermost one; the top of a file has none', () => {
  const source = 'x(); function f() { if (a) { b(); } }';
  const { blocks } = planProbes('a.ts', source, 0);
  const at = source.indexOf('b()');
  expect(blockAround(blocks, { start: at, end: at + 3 })).toBe(1);
  expect(blockAround(blocks, { start: 0, end: 3 })).toBeNull();
});
