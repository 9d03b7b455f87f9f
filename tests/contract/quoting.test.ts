import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { section, statements } from './specification.ts';

/** Quotations in all tests: `says(4, '…')`, with any kind of quotation mark, also over several lines. */
const quotation = /\bsays\(\s*(\d),\s*(['"`])((?:(?!\2)[^\\]|\\.)*)\2/g;
const sources = globSync(['{tests,app,server}/**/*.test.{ts,tsx}', 'tests/journeys/*.ts']);
const quoted = sources
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(quotation)])
  .map(([, number, , words = '']) => ({ number: Number(number), words: words.replaceAll(/\\(.)/g, '$1') }));

/** Headings of tables and lists without content of their own, and what the specification leaves to us. */
const sayNothing = [/^Public routes:$/, /^Auth calls:$/, /^Data calls:$/, /: not shown\.$/];

describe.each([2, 3, 4, 5, 6, 7, 8, 9])('section %i of the specification', (number) => {
  const words = quoted.filter((quote) => quote.number === number).map((quote) => quote.words);
  const told = statements(section(number)).filter((line) => !sayNothing.some((shape) => shape.test(line)));
  /** A table row in the form of `statements`. */
  const asStatement = (quote: string) => quote.replace(/^\| /, '').replace(/ \|$/, '').replace(' | ', ' : ');
  const isQuoted = (line: string) => words.some((quote) => line.includes(asStatement(quote)));

  it('has an assertion for each of its statements', () => {
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((line) => !isQuoted(line))).toEqual([]);
  });
});
