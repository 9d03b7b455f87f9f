/*
 * CSV as RFC 4180 has it: CRLF, quotes doubled. With a byte order mark, since spreadsheets otherwise take the text for an
 * old code page and break every accent; programs are better served by the JSON beside it.
 */

const byteOrderMark = '\uFEFF';

/** The first line of a file. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** One line. Numbers and yes/no stand as they are, nested values as JSON, nothing as an empty cell. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quoted(harmless(typeof value === 'string' ? value : JSON.stringify(value)));
}

/** A text that a spreadsheet would calculate is made a text by an apostrophe (OWASP, CSV injection). */
const harmless = (text: string): string => (/^[\s]*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
