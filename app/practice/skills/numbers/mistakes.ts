import type { Said } from '../skill.ts';

export const numbersMistakes = {} as const satisfies Record<string, Said>;
