import type { Portrait } from '../domain/tutor.ts';

/** Palette and strokes of the portraits (viewBox 120 by 120). */

export const grounds: Record<Portrait['ground'], string> = {
  clay: 'light-dark(oklch(.945 .030 52), oklch(.60 .065 45))',
  sun: 'light-dark(oklch(.952 .042 86), oklch(.66 .075 82))',
  teal: 'light-dark(oklch(.945 .024 190), oklch(.60 .05 200))',
  green: 'light-dark(oklch(.945 .034 152), oklch(.60 .055 155))',
  violet: 'light-dark(oklch(.93 .02 300), oklch(.60 .04 300))',
  sand: 'light-dark(oklch(.93 .018 84), oklch(.58 .03 84))',
};

/** Colours of face and shaded neck. */
export const skins: Record<Portrait['skin'], { face: string; neck: string }> = {
  1: { face: 'oklch(.87 .04 60)', neck: 'oklch(.80 .055 55)' },
  2: { face: 'oklch(.84 .05 60)', neck: 'oklch(.77 .06 55)' },
  3: { face: 'oklch(.78 .07 60)', neck: 'oklch(.71 .075 55)' },
  4: { face: 'oklch(.68 .075 58)', neck: 'oklch(.61 .075 55)' },
  5: { face: 'oklch(.52 .075 50)', neck: 'oklch(.46 .07 48)' },
  6: { face: 'oklch(.42 .06 45)', neck: 'oklch(.36 .055 43)' },
};

export const hairColours: Record<Portrait['hairColour'], string> = {
  black: 'oklch(.27 .03 40)',
  brown: 'oklch(.40 .06 48)',
  auburn: 'oklch(.62 .12 52)',
  blond: 'oklch(.80 .10 85)',
  grey: 'oklch(.66 .015 270)',
};

export const tops: Record<Portrait['top'], string> = {
  teal: 'oklch(.56 .08 195)',
  plum: 'oklch(.45 .08 330)',
  rust: 'oklch(.50 .12 42)',
  mustard: 'oklch(.72 .13 75)',
  navy: 'oklch(.36 .04 275)',
  olive: 'oklch(.50 .06 125)',
};

export const shoulders = 'M14 126C15 103 34 95 60 95S105 103 106 126Z';
export const neck = 'M51 72V94C53 102 67 102 69 94V72Z';
export const beardLine =
  'M39.5 60C40 78 48 86 60 86 72 86 80 78 80.5 60 77 68 72 69 66 67.5 62 66.5 58 66.5 54 67.5 48 69 43 68 39.5 60Z';
export const glassesLine =
  'M45 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0M61 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0M59 57h2M45 57l-5-2M75 57l5-2';

/** Hair behind and in front of the head. */
export const hairLines: Record<Portrait['hair'], { back?: string; front?: string }> = {
  long: {
    back: 'M33 50C31 26 48 17 61 18 79 18 90 31 87 53 86 66 93 74 90 92 84 102 70 96 60 97 48 97 36 101 30 91 28 75 35 65 33 50Z',
    front: 'M39 56C36 38 47 28 60 28 75 28 84 39 81 56 79 48 74 43 64 36 58 44 46 46 39 56Z',
  },
  bob: {
    back: 'M35 58C30 30 46 19 60 19 76 19 90 30 85 58 85 68 84 74 82 78 70 82 50 82 38 78 36 74 35 68 35 58Z',
    front: 'M39 53C40 36 48 29 60 29 73 29 81 36 81 53 76 49 66 47 58 47 50 47 44 49 39 53Z',
  },
  short: {
    front:
      'M38 53C33 32 44 21 60 21 78 20 88 33 82 53 81 46 79 42 76 39 66 43 54 41 47 37 42 41 40 46 38 53Z',
  },
  bun: {
    back: 'M49 20C47 9 54 5 60 5S73 9 71 20C66 26 54 26 49 20Z',
    front: 'M38 55C34 33 45 22 60 22S86 33 82 55C80 44 74 38 60 36 46 38 40 44 38 55Z',
  },
  curls: { back: cloud(), front: 'M38 50C40 38 48 33 60 33S80 38 82 50C76 43 70 41 60 41S44 43 38 50Z' },
  bald: {},
};

/** Curls: a circle whose radius oscillates seventeen times. */
function cloud(): string {
  const steps = 136;
  const points = Array.from({ length: steps }, (_, at) => {
    const angle = (2 * Math.PI * at) / steps;
    const radius = 33 + 2.2 * Math.cos(17 * angle);
    return `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(45 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
