/** Skills of a strand on one line of the map: `from` inclusive, `to` exclusive. */
export type MapLine = { readonly from: number; readonly to: number };

/**
 * Splits a strand into as few lines of similar length as possible; up to `most` skills per line are wide enough to
 * tap.
 */
export function linesOf(count: number, most: number): MapLine[] {
  const lines = Math.max(1, Math.ceil(count / most));
  const long = Math.ceil(count / lines);
  return Array.from({ length: lines }, (_, at) => ({
    from: at * long,
    to: Math.min(count, (at + 1) * long),
  }));
}

/** A direction on the map, or the ends of a line. */
const moves = {
  ArrowLeft: (_: number, column: number) => ({ up: 0, column: column - 1 }),
  ArrowRight: (_: number, column: number) => ({ up: 0, column: column + 1 }),
  ArrowUp: (_: number, column: number) => ({ up: -1, column }),
  ArrowDown: (_: number, column: number) => ({ up: 1, column }),
  Home: () => ({ up: 0, column: 0 }),
  End: (length: number) => ({ up: 0, column: length - 1 }),
} as const;

const isMove = (key: string): key is keyof typeof moves => Object.hasOwn(moves, key);

/**
 * Keyboard navigation: along a line, on to the previous or next line at its ends, and to the nearest skill of the line
 * above or below. Null for other keys. `rows` holds the ids by line.
 */
export function moveBetweenSkills(
  rows: readonly (readonly string[])[],
  id: string,
  key: string,
): string | null {
  const at = rows.findIndex((row) => row.includes(id));
  const row = rows[at];
  if (!row || !isMove(key)) return null;
  const { up, column } = moves[key](row.length, row.indexOf(id));
  if (up !== 0) return across(row.length, rows[at + up], column) ?? id;
  if (column < 0) return rows[at - 1]?.at(-1) ?? id;
  return row[column] ?? rows[at + 1]?.[0] ?? id;
}

/** The nearest skill on another line: all lines are equally wide, however many skills they have. */
function across(length: number, row: readonly string[] | undefined, column: number): string | undefined {
  if (!row) return undefined;
  return row[Math.min(row.length - 1, Math.floor(((column + 0.5) / length) * row.length))];
}
