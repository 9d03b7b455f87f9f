import type { Said } from '../skill.ts';

export const dataMistakes = {} as const satisfies Record<string, Said>;
