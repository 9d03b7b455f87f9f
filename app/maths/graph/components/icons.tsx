import { drawn } from '#app/ui/stroke.tsx';

/* Lucide’s strokes (ISC licence). */

export const ZoomInIcon = drawn('M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m10 18-4.35-4.35M11 8v6M8 11h6');
export const ZoomOutIcon = drawn('M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m10 18-4.35-4.35M8 11h6');
export const ResetIcon = drawn('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5');
export const TableIcon = drawn(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M3 15h18M9 3v18',
);
export const FullIcon = drawn(
  'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3',
);
export const LeaveFullIcon = drawn(
  'M8 3v3a2 2 0 0 1-2 2H3m18 0h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3m8 0v-3a2 2 0 0 1 2-2h3',
);
export const DownloadIcon = drawn('M12 15V3m-5 7 5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4');
