import type { ReactNode } from 'react';

type BottomBarProps = { title: ReactNode; note: ReactNode; children?: ReactNode };

/** Sticky bar at the bottom of narrow screens with the choice and the next step. */
export const BottomBar = ({ title, note, children }: BottomBarProps) => (
  <div className="stick">
    <span>
      <b className="num">{title}</b>
      <br />
      <span className="small muted num">{note}</span>
    </span>
    {children}
  </div>
);
