import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Part } from './part.tsx';
import { Section } from './section.tsx';

const isOpen = ({ state }: { state: string }): boolean => state === 'open';

/** Things that wait for a founder and those that were settled. A long list scrolls in itself, by keyboard too. */
export function Queue<Row extends { id: string; state: string }>(props: {
  title: string;
  none: string;
  waiting: (count: number) => string;
  query: UseQueryResult<Row[]>;
  /** Whether a founder has to do something about it. */
  waits?: (row: Row) => boolean;
  /** Below the list. */
  more?: ReactNode;
  children: (row: Row) => ReactNode;
}) {
  const { title, none, waiting, query, waits = isOpen, more, children } = props;
  const open = query.data?.filter(waits).length;
  return (
    <Section title={title} {...(open === undefined ? {} : { note: waiting(open) })}>
      <Part query={query} height={8}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="muted">{none}</p>
          ) : (
            // Focusable, so that a long list can be scrolled by keys where nothing in it waits.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div className="queue" role="group" aria-label={title} tabIndex={0}>
              <ul>{rows.map((row) => children(row))}</ul>
              {more}
            </div>
          )
        }
      </Part>
    </Section>
  );
}
