/*
 * CSV as in RFC 4180: CRLF, doubled quotes. With a byte order mark, because spreadsheets otherwise assume a legacy
 * code page and break accents; programs should use the JSON file.
 */

const byteOrderMark = '\uFEFF';

/** The header row. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** One row. Numbers and booleans unquoted, nested values as JSON, null as an empty cell. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quoted(harmless(typeof value === 'string' ? value : JSON.stringify(value)));
}

/** Prefixes text that a spreadsheet would evaluate with an apostrophe (OWASP, CSV injection). */
const harmless = (text: string): string => (/^[\s]*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
