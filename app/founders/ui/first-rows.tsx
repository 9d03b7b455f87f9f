import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';

/** The first rows of a long list; a button shows the others. */
export function FirstRows<Row>({
  rows,
  first,
  children,
}: {
  rows: readonly Row[];
  first: number;
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const t = useTranslations('founders.rows');
  const [all, showAll] = useState(false);
  const list = useId();
  return (
    <>
      <div id={list}>{children(all ? rows : rows.slice(0, first))}</div>
      {rows.length > first && (
        <button
          className="btn btn-quiet btn-sm mt-4 -ml-4"
          type="button"
          aria-expanded={all}
          aria-controls={list}
          onClick={() => showAll(!all)}
        >
          {all ? t('fewer') : t('all', { count: String(rows.length) })}
        </button>
      )}
    </>
  );
}
