import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirstRows } from './first-rows.tsx';
import { Part } from './part.tsx';
import { Section } from './section.tsx';

/** Rows shown initially; all open ones are always shown. */
export const firstRows = 5;

type Props<Row> = {
  /** Its name in the URL. */
  name: string;
  title: string;
  none: string;
  waiting: (count: number) => string;
  query: UseQueryResult<readonly Row[]>;
  /** Whether a founder has to act on it. */
  waits: (row: Row) => boolean;
  /** Total of open items, if more exist than are listed. */
  count?: number | undefined;
  /** Content below the list. */
  more?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** Open items for founders, followed by settled ones. */
export function Queue<Row extends { id: string }>(props: Props<Row>) {
  const { name, title, none, waiting, query, waits, more, children } = props;
  const open = query.data?.filter(waits).length;
  const count = props.count ?? open;
  return (
    <Section
      title={title}
      name={name}
      waits={(count ?? 0) > 0}
      {...(count === undefined ? {} : { note: waiting(count) })}
    >
      <Part query={query} height={8}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            <>
              <FirstRows rows={rows} first={Math.max(firstRows, open ?? 0)}>
                {(shown) => <ul className="queue">{shown.map((row) => children(row))}</ul>}
              </FirstRows>
              {more}
            </>
          )
        }
      </Part>
    </Section>
  );
}
