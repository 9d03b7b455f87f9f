import type { Said } from '../skill.ts';

export const algebraMistakes = {} as const satisfies Record<string, Said>;
