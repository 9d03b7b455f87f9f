import { Outlet } from 'react-router';
import { QueryBoundary } from './query-boundary.tsx';
import { Notices } from './frame.tsx';

/** A page with nothing around it: focus sessions have no navigation and no footer. */
export default function QuietFrame() {
  return (
    <QueryBoundary>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Notices />
    </QueryBoundary>
  );
}
