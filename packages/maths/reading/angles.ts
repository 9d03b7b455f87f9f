import type { Expression } from '../expression/tree.ts';
import type { PieceReader } from './reader.ts';

/** "30°", "30 degrees": the angle; null for anything else. */
export function degreesOf(text: string, pieces: PieceReader): Expression | null {
  const found = /^(.+?)\s*(?:°|degrees?|grados?|degr[ée]s?)$/iu.exec(text.trim());
  const of = found === null ? null : pieces.numeric(found[1]);
  return of === null ? null : { kind: 'degrees', of };
}
