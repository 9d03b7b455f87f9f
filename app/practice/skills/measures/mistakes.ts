import type { Said } from '../skill.ts';

export const measuresMistakes = {} as const satisfies Record<string, Said>;
