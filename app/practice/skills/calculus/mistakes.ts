import type { Said } from '../skill.ts';

export const calculusMistakes = {} as const satisfies Record<string, Said>;
