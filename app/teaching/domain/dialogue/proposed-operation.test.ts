import { describe, expect, test } from 'vitest';
import { readMessage } from '../understanding/read-message.ts';
import { readProposal } from './proposed-operation.ts';

/** The operation and its operands as text. */
function proposed(language: 'en' | 'es' | 'fr', text: string, isDerivative = false): string | null {
  const proposal = readProposal(readMessage(text, language), new Set('x'), isDerivative);
  if (!proposal) return null;
  const parts = Object.values(proposal).filter((part) => typeof part === 'object' && part !== null);
  return [proposal.does, ...parts.map((part) => (part as { text: string }).text)].join(' ');
}

describe('an operation with what it is done with', () => {
  test.each([
    ['en', 'can i divide both sides by x', 'divide x'],
    ['en', 'can i divide the 3x by 3', 'divide 3'],
    ['en', 'could i put +5 on both sides', 'add 5'],
    ['en', 'what about -7 on each side', 'subtract 7'],
    ['en', 'may i square both sides', 'square'],
    ['en', 'do i add tops and bottoms', 'across'],
    ['en', 'can i cancel the 3 with the 3x', 'remove 3 3x'],
    ['en', 'so i add 25% to 60', 'percent 25% 60'],
    ['en', 'can i write x^2 + 9', 'formula'],
    ['es', '¿puedo dividir todo entre x?', 'divide x'],
    ['es', '¿puedo sacar raíz a los dos lados?', 'root'],
    ['es', '¿puedo tachar la x?', 'remove x'],
    ['es', '¿elevo los dos lados al cuadrado?', 'square'],
    ['es', '¿sumo numeradores y denominadores?', 'across'],
    ['es', '¿le sumo el 20% a 80?', 'percent 20% 80'],
    ['es', '¿pruebo con números?', 'trial'],
    ['fr', 'je peux diviser par x ?', 'divide x'],
    ['fr', 'je peux barrer le x ?', 'remove x'],
    ['fr', 'on met au carré des deux côtés ?', 'square'],
    ['fr', 'j’additionne les numérateurs et les dénominateurs ?', 'across'],
    ['fr', 'je rajoute les 20 % à 40 ?', 'percent 20 % 40'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(proposed(language, text)).toBe(expected);
  });

  test('factors of a function that is differentiated are taken one by one', () => {
    expect(proposed('en', 'do i differentiate each factor', true)).toBe('each_part');
    expect(proposed('es', '¿derivo cada factor por separado?', true)).toBe('each_part');
    expect(proposed('fr', 'je dérive chaque facteur ?', true)).toBe('each_part');
  });

  test('no operation, no proposal', () => {
    expect(proposed('en', 'may i do it my own way')).toBe(null);
    expect(proposed('es', '¿puedo hacerlo a mi manera?')).toBe(null);
    expect(proposed('fr', 'je peux faire à ma façon ?')).toBe(null);
  });
});
