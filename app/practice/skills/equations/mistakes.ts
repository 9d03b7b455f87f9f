import type { Said } from '../skill.ts';

export const equationsMistakes = {} as const satisfies Record<string, Said>;
