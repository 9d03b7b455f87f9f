import { readFileSync } from 'node:fs';

const text = readFileSync('docs/specification.md', 'utf8');

/** The text of a numbered section of the specification, heading excluded. */
export function section(number: number): string {
  const found = text.split(/^## /m).find((part) => part.startsWith(`${number}. `));
  if (!found) throw new Error(`The specification has no section ${number}`);
  return found.slice(found.indexOf('\n') + 1);
}

/**
 * Quotes the specification, so that a test names the statement it verifies: returns `words`, and throws when that section does not contain
 * them. `quoting.test.ts` requires a quotation for every statement of sections 2 to 9.
 */
export function says(number: number, words: string): string {
  if (!section(number).includes(words)) throw new Error(`Section ${number} does not say: ${words}`);
  return words;
}

/** The statements of the specification: list items, table rows (cells joined by ` : `) and lines, without headings and table headers. */
export function statements(of: string = text): string[] {
  return of
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => line !== '' && !line.startsWith('#') && !/^\|[-|]+$/.test(line))
    .filter((line) => !line.startsWith('| Route') && !line.startsWith('| Method'))
    .map((line) => (line.startsWith('|') ? line.replace(/^\| | \|$/g, '').replace(' | ', ' : ') : line));
}
