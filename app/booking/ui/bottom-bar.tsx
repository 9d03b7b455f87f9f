import type { ReactNode } from 'react';

type BottomBarProps = { title: ReactNode; note: ReactNode; children?: ReactNode };

/** On narrow windows what has been chosen, and the way on, stay in reach at the lower edge. */
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
