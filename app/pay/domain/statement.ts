import { formatMoney } from '#app/platform/money.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { payTexts } from '../messages/index.ts';
import type { Pay, PayLine } from '../model/schemas.ts';
import { payStates } from './pay.ts';

type StatementRow = { session: string; what: string; state: string; amount: string };

/** Content of a monthly statement, in its reader’s language. */
export type PayStatement = {
  title: string;
  /** Label and value. */
  facts: [string, string][];
  head: StatementRow;
  /** One table for each currency. */
  tables: { rows: StatementRow[]; sums: [string, string][] }[];
  none: string;
  /** Name of the file without its ending. */
  file: string;
};

type Reader = { locale: string; tutor: string; now: Date };

/** The statement of a month: its lines by currency with the sums by state. Days are those of the zone in which a line was entered. */
export function statementOf(pay: Pay, { locale, tutor, now }: Reader): PayStatement {
  const t = translator(payTexts, locale.slice(0, 2) as Language, 'pay');
  const month = monthName(pay.month, locale);
  const dayIn = (zone: string) => dayWriter(locale, zone);
  const row = (line: PayLine): StatementRow => ({
    session: dayIn(line.zone)(line.sessionAt),
    what: [t(`kinds.${line.kind}`), line.learner, line.reason?.replaceAll(/\s+/g, ' ')]
      .filter(Boolean)
      .join(' · '),
    state: stateText(line, t, dayIn(line.zone)),
    amount: formatMoney(line, locale, 'exact'),
  });
  return {
    title: t('statement.title', { month }),
    facts: [
      [t('statement.tutor'), tutor],
      [t('statement.issued'), dayIn(pay.zone)(now.toISOString())],
    ],
    head: {
      session: t('statement.head.session'),
      what: t('statement.head.what'),
      state: t('statement.head.state'),
      amount: t('statement.head.amount'),
    },
    tables: pay.totals.map((totals) => ({
      rows: pay.lines.filter(({ currency }) => currency === totals.currency).map(row),
      sums: payStates
        .filter((state) => totals[state] !== 0)
        .map((state): [string, string] => [
          t(`totals.${state}`),
          formatMoney({ amountMinor: totals[state], currency: totals.currency }, locale, 'exact'),
        ]),
    })),
    none: t('none'),
    file: t('statement.file', { month: pay.month }),
  };
}

/** What became of a line, in words. `day` formats an instant. */
export function stateText(
  { amountMinor, paidOutAt, waitsFor, state }: PayLine,
  t: (key: StateKey, values: { day: string }) => string,
  day: (instant: string) => string,
): string {
  if (paidOutAt) return t(amountMinor < 0 ? 'states.offset' : 'states.paid_out', { day: day(paidOutAt) });
  if (amountMinor === 0) return t('states.nothing', { day: '' });
  if (waitsFor) return t(`waitsFor.${waitsFor}`, { day: '' });
  return t(state === 'due' && amountMinor < 0 ? 'states.due_back' : `states.${state}`, { day: '' });
}
type StateKey =
  | `states.${PayLine['state'] | 'offset' | 'nothing' | 'due_back'}`
  | `waitsFor.${NonNullable<PayLine['waitsFor']>}`;

/** `November 2026`, in the locale’s language. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

function dayWriter(locale: string, timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return (instant) => format.format(new Date(instant));
}
