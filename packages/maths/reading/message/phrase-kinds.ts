import type { Meaning } from '../lexicon/lexicon.ts';

export const signKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'infix',
  'postfix',
  'prefix',
  'allOver',
  'logBase',
]);
export const everyKind: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'concept',
  'infix',
  'postfix',
  'prefix',
  'allOver',
  'logBase',
  'stop',
  'number',
  'ordinal',
  'fraction',
]);
export const numberKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['number']);
export const fractionKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['fraction']);
