import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrowerThan } from '#app/ui/narrow.ts';
import { standAt } from '#app/ui/stand-at.ts';

/** As in founders.css: below it tables are stacked and sections fold. */
const phone = 600;

/** How a section that has a name in the address (`/founder-hub#refunds`) opens and closes. */
type Fold = {
  /** On narrow windows alone; elsewhere everything stands open. */
  folds: boolean;
  open: boolean;
  turn: () => void;
  heading: React.RefObject<HTMLHeadingElement | null>;
};

/**
 * A section is open where the window is wide, where it was opened, and where the address names it: then the page stands at its
 * heading, and so does the keyboard. A link to a section that was closed again opens it again.
 */
export function useFold(name: string | undefined, opened: boolean): Fold {
  const narrow = useNarrowerThan(phone);
  const { hash, key } = useLocation();
  const aimed = name !== undefined && hash === `#${name}`;
  const [state, setState] = useState({ open: opened, key: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  // Each visit to its address opens it once; what is opened then stays so when the address changes.
  if (aimed && state.key !== key) setState({ open: true, key });
  const visit = aimed ? key : null;
  useEffect(() => {
    if (visit === null) return undefined;
    heading.current?.focus({ preventScroll: true });
    return heading.current ? standAt(heading.current) : undefined;
  }, [visit]);
  return {
    folds: name !== undefined && narrow,
    open: state.open,
    turn: () => setState({ open: !state.open, key }),
    heading,
  };
}
