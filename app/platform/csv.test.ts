import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

describe('a CSV line', () => {
  it('quotes commas, quotes and line breaks, and ends with CRLF', () => {
    expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines', ''])).toBe('a,"b,c","say ""x""","two\nlines",\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+34 600 000 000', "'+34 600 000 000"],
    ['-x+3', "'-x+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =HYPERLINK("x")', '"\'  =HYPERLINK(""x"")"'],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
  ])('%j is written as text, not as a formula', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });

  it('leaves numbers, booleans and null unquoted', () => {
    expect(csvLine([-12.5, true, null, undefined])).toBe('-12.5,true,,\r\n');
  });

  it('contains nested values as JSON', () => {
    expect(csvLine([{ a: [1, 'x'] }, ['mathematics']])).toBe('"{""a"":[1,""x""]}","[""mathematics""]"\r\n');
  });

  it('the header starts with the byte order mark', () => {
    expect(csvHead(['id', 'name'])).toBe('\uFEFFid,name\r\n');
  });
});
