import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes what holds commas, quotes or line breaks, and ends with CRLF', () => {
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
  ])('%j is a text, not a formula', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });

  it('leaves numbers, yes and no, and nothing alone', () => {
    expect(csvLine([-12.5, true, null, undefined])).toBe('-12.5,true,,\r\n');
  });

  it('holds nested values as JSON', () => {
    expect(csvLine([{ a: [1, 'x'] }, ['mathematics']])).toBe('"{""a"":[1,""x""]}","[""mathematics""]"\r\n');
  });

  it('begins with the byte order mark and the names of the columns', () => {
    expect(csvHead(['id', 'name'])).toBe('\uFEFFid,name\r\n');
  });
});
