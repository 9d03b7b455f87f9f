import type { ReactNode } from 'react';

/** The title of a `bare` column is for screen readers only. */
type Column = { key: string; title: string; right?: boolean; bare?: boolean };
type Row = { key: string; cells: readonly ReactNode[] };

/** A table that turns into stacked rows with inline titles on narrow screens. */
export function RowsTable({
  columns,
  rows,
  empty,
}: {
  columns: readonly Column[];
  rows: readonly Row[];
  empty: string;
}) {
  if (rows.length === 0) return <p className="muted">{empty}</p>;
  return (
    <table className="table stack-sm">
      <thead>
        <tr>
          {columns.map(({ key, title, right, bare }) => (
            <th key={key} scope="col" className={right ? 'r' : undefined}>
              {bare ? <span className="sr">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(({ key, title, right, bare }, at) => (
              <td
                key={key}
                className={right ? 'r' : undefined}
                data-label={at === 0 || bare ? undefined : title}
              >
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
