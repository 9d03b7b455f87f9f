import { drawn } from '#app/ui/stroke.tsx';

/* Lucide's strokes (ISC licence) that only practice needs. */

export const UpIcon = drawn('m18 15-6-6-6 6');
export const GripIcon = drawn('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
