/** Skills of a strand that stand on one line of the map: `from` the first, `to` after the last. */
export type MapLine = { readonly from: number; readonly to: number };

/** A strand on as few lines as hold it, each about as long as the others; `most` skills are wide enough to touch. */
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
 * Where a key leads from a skill: along the line, on to the line before or after at its ends, and between lines to the skill nearest
 * above or below. Null for keys that are none of the map’s. `rows` holds the ids line by line.
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

/** The skill of another line that stands nearest: lines of few skills are as wide as those of many. */
function across(length: number, row: readonly string[] | undefined, column: number): string | undefined {
  if (!row) return undefined;
  return row[Math.min(row.length - 1, Math.floor(((column + 0.5) / length) * row.length))];
}
