import { Outlet } from 'react-router';
import { QueryRoom } from './data-room.tsx';
import { Notices } from './frame.tsx';

/** A page with nothing around it: focus sessions have no navigation and no footer. */
export default function QuietFrame() {
  return (
    <QueryRoom>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Notices />
    </QueryRoom>
  );
}
