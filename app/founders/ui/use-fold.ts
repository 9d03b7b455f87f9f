import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrowerThan } from '#app/ui/narrow.ts';
import { keepInView } from '#app/ui/keep-in-view.ts';

/** Same breakpoint as founders.css, for stacked tables and collapsed sections. */
const phone = 600;

/** Collapsing of a section with an anchor in the URL (`/founder-hub#refunds`). */
type Fold = {
  /** Only on narrow screens; otherwise always expanded. */
  folds: boolean;
  open: boolean;
  turn: () => void;
  heading: React.RefObject<HTMLHeadingElement | null>;
};

/**
 * A section is expanded on wide screens, when opened, and when named by the URL, which also scrolls and focuses its heading. Following a
 * link to a closed section opens it again.
 */
export function useFold(name: string | undefined, opened: boolean): Fold {
  const narrow = useNarrowerThan(phone);
  const { hash, key } = useLocation();
  const aimed = name !== undefined && hash === `#${name}`;
  const [state, setState] = useState({ open: opened, key: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  // Each visit of its anchor opens it once; it then stays as toggled.
  if (aimed && state.key !== key) setState({ open: true, key });
  const visit = aimed ? key : null;
  useEffect(() => {
    if (visit === null) return undefined;
    heading.current?.focus({ preventScroll: true });
    return heading.current ? keepInView(heading.current) : undefined;
  }, [visit]);
  return {
    folds: name !== undefined && narrow,
    open: state.open,
    turn: () => setState({ open: !state.open, key }),
    heading,
  };
}
