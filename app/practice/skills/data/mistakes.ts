import type { Said } from '../said.ts';

export const dataMistakes = {} as const satisfies Record<string, Said>;
