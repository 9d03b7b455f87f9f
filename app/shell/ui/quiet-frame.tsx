import { Outlet } from 'react-router';
import { QueryBoundary } from './query-boundary.tsx';
import { Notices } from './frame.tsx';

/** A page without navigation and footer, for focus sessions. */
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
