import { brand } from '#app/platform/brand.ts';
import { csvHead, csvLine } from '#app/platform/csv.ts';
import { inner, muted, page, pages, type Sheet } from '#app/platform/pdf/sheet.server.ts';
import type { PayStatement } from '../domain/statement.ts';
import type { Pay } from '../model/schemas.ts';

/** Lines of text that fit on a page below the heading. */
const FIRST_PAGE = 34;
const NEXT_PAGE = 42;

type Drawn = (sheet: Sheet, y: number) => void;

/** The statement as a PDF with as many pages as it needs. */
export function statementPdf(statement: PayStatement, language: string, date: Date): Promise<Uint8Array> {
  const rows = statement.tables.flatMap(rowsOf);
  if (rows.length === 0) rows.push((sheet, y) => sheet.write(statement.none, { x: page.margin, y }));
  const chunks = [rows.slice(0, FIRST_PAGE)];
  for (let at = FIRST_PAGE; at < rows.length; at += NEXT_PAGE) chunks.push(rows.slice(at, at + NEXT_PAGE));
  return pages(
    { title: statement.title, language, date },
    chunks.map((chunk, at) => (sheet) => {
      drawHeading(sheet, statement, at === 0);
      const top = at === 0 ? 214 : 96;
      drawHead(sheet, statement, top);
      for (const [row, draw] of chunk.entries()) draw(sheet, top + 26 + row * 16);
      if (chunks.length > 1)
        sheet.write(`${at + 1} / ${chunks.length}`, {
          x: columns.amount,
          y: 806,
          right: true,
          colour: muted,
        });
    }),
  );
}

/** The lines of the month for a spreadsheet: amounts as numbers in the currency’s unit, instants in ISO 8601. */
export function statementCsv(pay: Pay): string {
  const head = [
    'entered_at',
    'session_at',
    'kind',
    'state',
    'waits_for',
    'learner',
    'amount',
    'currency',
    'paid_out_at',
    'reason',
  ];
  return (
    csvHead(head) +
    pay.lines
      .map((line) =>
        csvLine([
          line.enteredAt,
          line.sessionAt,
          line.kind,
          line.state,
          line.waitsFor,
          line.learner,
          line.amountMinor / 100,
          line.currency,
          line.paidOutAt,
          line.reason,
        ]),
      )
      .join('')
  );
}

const columns = {
  session: page.margin,
  what: page.margin + 86,
  state: page.margin + 262,
  amount: page.width - page.margin,
};

function drawHeading({ write }: Sheet, { title, facts }: PayStatement, whole: boolean): void {
  if (!whole) return write(title, { x: page.margin, y: 64, colour: muted });
  write(brand, { x: page.margin, y: 80, size: 13, colour: muted });
  write(title, { x: page.margin, y: 124, size: 22 });
  for (const [at, [label, value]] of facts.entries()) {
    write(label, { x: page.margin, y: 156 + at * 16, colour: muted });
    write(value, { x: page.margin + 150, y: 156 + at * 16 });
  }
}

function drawHead({ write, rule }: Sheet, { head }: PayStatement, y: number): void {
  write(head.session, { x: columns.session, y, colour: muted });
  write(head.what, { x: columns.what, y, colour: muted });
  write(head.state, { x: columns.state, y, colour: muted });
  write(head.amount, { x: columns.amount, y, colour: muted, right: true });
  rule(y + 8);
}

function rowsOf({ rows, sums }: PayStatement['tables'][number]): Drawn[] {
  return [
    ...rows.map(({ session, what, state, amount }): Drawn => (sheet, y) => {
      const [fitted = '', more] = sheet.linesOf(what, columns.state - columns.what - 8, 9.5);
      const [short = '', rest] = sheet.linesOf(state, inner - 262 - 76, 9.5);
      sheet.write(session, { x: columns.session, y, size: 9.5 });
      sheet.write(more ? `${fitted} …` : fitted, { x: columns.what, y, size: 9.5 });
      sheet.write(rest ? `${short} …` : short, { x: columns.state, y, size: 9.5, colour: muted });
      sheet.write(amount, { x: columns.amount, y, size: 9.5, right: true });
    }),
    (sheet, y) => sheet.rule(y - 10),
    ...sums.map(([label, value]): Drawn => (sheet, y) => {
      sheet.write(label, { x: columns.state, y });
      sheet.write(value, { x: columns.amount, y, right: true });
    }),
    () => undefined,
  ];
}
