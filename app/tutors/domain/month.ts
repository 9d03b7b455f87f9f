/** Weeks of a month as rows of seven dates (`YYYY-MM-DD`), null outside the month. */

export function weeksOf(month: string, first: 1 | 7): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const lead = first === 7 ? weekday : (weekday + 6) % 7;
  const cells = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  const weeks: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 7) {
    const week: (string | null)[] = cells.slice(at, at + 7);
    while (week.length < 7) week.push(null);
    weeks.push(week);
  }
  return weeks;
}

/** Adds months: `2026-11` and 1 → `2026-12`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The free day that an arrow key selects, starting from `day`. */
export function dayAfterKey(key: string, day: string, free: readonly string[]): string | undefined {
  const shifted = (days: number) =>
    new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const later = (from: string) => free.find((each) => each >= from);
  const earlier = (from: string) => free.findLast((each) => each <= from);
  if (key === 'ArrowRight') return later(shifted(1));
  if (key === 'ArrowLeft') return earlier(shifted(-1));
  if (key === 'ArrowDown') return later(shifted(7));
  if (key === 'ArrowUp') return earlier(shifted(-7));
  if (key === 'Home') return free.find((each) => each.startsWith(day.slice(0, 7)));
  if (key === 'End') return free.findLast((each) => each.startsWith(day.slice(0, 7)));
  if (key === 'PageDown') return later(`${shiftMonth(day.slice(0, 7), 1)}-01`);
  if (key === 'PageUp') return earlier(`${shiftMonth(day.slice(0, 7), -1)}-31`);
  return undefined;
}
