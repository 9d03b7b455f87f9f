import { drawn } from '#app/ui/stroke.tsx';

/* Lucide's strokes (ISC licence) that only practice needs. */

export const UpIcon = drawn('m18 15-6-6-6 6');
export const GripIcon = drawn('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
export const BulbIcon = drawn(
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
);
