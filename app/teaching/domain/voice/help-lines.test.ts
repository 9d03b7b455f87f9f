import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpFor, helpLines } from './help-lines.ts';

const all = Object.values(helpLines).flatMap(({ lines, emergency }) => [...lines, emergency]);

test('every number has a source, and a month of its check or an entry in the owner’s list', () => {
  const list = readFileSync('docs/operations.md', 'utf8').split('To be checked by the owner')[1] ?? '';
  const [open = '', done = ''] = list.split('Checked in November 2026');
  for (const { number, source, checked } of all) {
    expect(source).toMatch(/^https?:\/\//u);
    const isListed =
      checked === null
        ? open.includes(source) && open.includes(number)
        : done.includes(number) && /^\d{4}-\d{2}$/u.test(checked);
    expect({ number, isListed }).toEqual({ number, isListed: true });
  }
});

test.each([
  ['en-GB', '999'],
  ['en', '911'],
  ['es-ES', '112'],
  ['es', '123'],
  ['es-CO', '123'],
  ['fr-FR', '112'],
])('%s is sent to %s', (locale, number) => {
  expect(helpFor(locale).emergency.number).toBe(number);
});
