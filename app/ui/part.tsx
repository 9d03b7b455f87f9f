import type { ReactNode } from 'react';

/** The part of a query result that is needed here. */
type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

/** Shows a part of a screen while its data loads, when loading failed, and when it is there. */
export function Part<Data>({
  query,
  height,
  texts,
  children,
}: {
  query: Query<Data>;
  /** Reserved height in rem, to avoid layout shift. */
  height: number;
  texts: { loading: string; failed: string; again: string };
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Waiting height={height} label={texts.loading} />;
  return (
    <p className="error" role="alert">
      {texts.failed}{' '}
      <button className="btn btn-secondary btn-sm" type="button" onClick={() => void query.refetch()}>
        {texts.again}
      </button>
    </p>
  );
}

/** An empty area of reserved height, in rem. */
export const Waiting = ({ height, label }: { height: number; label: string }) => (
  <div className="bone w-full" style={{ height: `${height}rem` }} role="status" aria-label={label} />
);
