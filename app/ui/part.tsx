import type { ReactNode } from 'react';

/** The shape of an answer on its way, as query hooks give it. */
type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

/** What a part of a screen shows while its data is on the way, when it failed, and when it is there. */
export function Part<Data>({
  query,
  height,
  texts,
  children,
}: {
  query: Query<Data>;
  /** Reserved in rem, so that what follows does not move. */
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

/** A place kept free, in rem. */
export const Waiting = ({ height, label }: { height: number; label: string }) => (
  <div className="bone w-full" style={{ height: `${height}rem` }} role="status" aria-label={label} />
);
