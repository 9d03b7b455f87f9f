import { useEffect, useState } from 'react';

/** Milliseconds without a key press or click after which one gentle offer is made. */
const quietFor = 90_000;

/**
 * True after a long time without a key press or click, once per `step`. Stays true until something is typed or pressed elsewhere, or
 * `dismiss`: the offer must stay reachable with the Tab key. `inside`: selector of the elements of the offer.
 */
export function useInactivity(watching: boolean, step: string, inside: string): [boolean, () => void] {
  const [madeAt, setMadeAt] = useState<string | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  useEffect(() => {
    if (!watching) return;
    let made = false;
    const make = () => {
      made = true;
      setMadeAt(step);
    };
    let timer = setTimeout(make, quietFor);
    const wake = (event: Event) => {
      clearTimeout(timer);
      timer = setTimeout(make, quietFor);
      const moving = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      const reaching = event.target instanceof Element && event.target.closest(inside) !== null;
      if (made && !moving && !reaching) setClosedAt(step);
    };
    window.addEventListener('click', wake);
    window.addEventListener('keyup', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', wake);
      window.removeEventListener('keyup', wake);
    };
  }, [watching, step, inside]);
  return [watching && madeAt === step && closedAt !== step, () => setClosedAt(step)];
}
