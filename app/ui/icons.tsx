import { drawn } from './stroke.tsx';

/*
 * Lucide icons (ISC licence) of the page frame. Drawn here, because the runtime of lucide-react would add 1.5 KB of
 * script to the home page (126.0 to 127.5 KB, brotli). Features import theirs from lucide-react through `createIcon`.
 */

export const CheckIcon = drawn('M20 6 9 17l-5-5');
export const ArrowIcon = drawn('M5 12h14M12 5l7 7-7 7');
export const CloseIcon = drawn('M18 6 6 18M6 6l12 12');
export const MenuIcon = drawn('M4 5h16M4 12h16M4 19h16');
export const SearchIcon = drawn('M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0M21 21l-4.3-4.3');
export const DownIcon = drawn('m6 9 6 6 6-6');
export const GlobeIcon = drawn(
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
);
export const AlertIcon = drawn('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01');
export const EyeIcon = drawn(
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
);
export const EyeOffIcon = drawn(
  'M10.73 5.08a10.74 10.74 0 0 1 11.21 6.57 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.44 2.49M14.08 14.16a3 3 0 0 1-4.24-4.24M17.48 17.5a10.75 10.75 0 0 1-15.42-5.15 1 1 0 0 1 0-.7 10.75 10.75 0 0 1 4.45-5.14M2 2l20 20',
);
export const PlusIcon = drawn('M5 12h14M12 5v14');
export const ForwardIcon = drawn('m9 18 6-6-6-6');
export const BackIcon = drawn('M19 12H5M12 19l-7-7 7-7');
