import { drawn } from './stroke.tsx';

/** Marks every hint: Lucide’s bulb (ISC licence), drawn here because the home page shows it (see icons.tsx). */
export const HintIcon = drawn(
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
);
