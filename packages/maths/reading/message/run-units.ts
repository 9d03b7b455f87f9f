import { unitWords, letterUnits } from '../../expression/unit-words.ts';
import { isInfix, relationText } from './signs.ts';
import type { TokenContext } from './token-context.ts';
import type { Operands } from './operands.ts';
import type { FormulaPiece, PushPiece } from './run-pieces.ts';

/** The units behind a number of a formula. */
export class RunUnits {
  private readonly context: TokenContext;
  private readonly operands: Operands;

  constructor(context: TokenContext, operands: Operands) {
    this.context = context;
    this.operands = operands;
  }

  /** 5 cm, 72 km/h, 12 square metres, 3 h 20 min. */
  takeUnit(index: number, pieces: readonly FormulaPiece[], push: PushPiece): boolean {
    const last = pieces.at(-1)!;
    if (last.type !== 'value' && last.type !== 'postfix') return false;
    if (!/\d|π$/u.test(last.text) || last.text === '%') return false;
    const token = this.context.tokens[index]!;
    let place = index;
    let power = '';
    if (/^(?:square|sq)$/.test(token.folded)) [power, place] = ['^2', place + 1];
    else if (/^(?:cubic|cu)$/.test(token.folded)) [power, place] = ['^3', place + 1];
    const found = this.context.token(place);
    if (found?.kind !== 'word') return false;
    const name =
      unitWords.get(found.text) ?? (found.text.length > 2 ? unitWords.get(found.folded) : undefined);
    if (
      name === undefined ||
      (/^(?:in|once|mille|pie|d|t)$/.test(found.folded) &&
        !(this.context.measures && found.text.length === 1) &&
        (found.spaced || found.folded !== 'in'))
    )
      return false;
    if (found.text.length === 1 && this.context.requested.has(found.text)) return false;
    const next = this.context.token(place + 1);
    if (letterUnits.has(found.text) || found.text.length <= 2) {
      const product =
        next?.kind === 'word' &&
        next.text.length === 1 &&
        !this.context.measures &&
        !this.operands.isStopLetter(place + 1);
      if (product && found.text.length === 1) return false;
      const time = /^h$/.test(found.text) && next?.kind === 'number' && !next.spaced;
      if (
        this.context.letters.has(found.text) &&
        !time &&
        !(this.context.measures && (found.spaced || pieces.length === 1))
      )
        return false;
      const compound =
        next?.text === '/' &&
        this.context.token(place + 2)?.kind === 'word' &&
        unitWords.has(this.context.token(place + 2)!.text);
      if (!compound && next !== undefined && !next.spaced && isInfix(next) && next.text !== '^') return false;
      if (
        !compound &&
        next !== undefined &&
        next.spaced &&
        isInfix(next) &&
        pieces.length === 1 &&
        !relationText.test(next.text) &&
        letterUnits.has(found.text)
      )
        return false;
    }
    let text = `\u202f${name}`;
    let end = place + 1;
    if (power === '') {
      const after = this.context.token(end);
      if (after?.kind === 'sign' && /^[²³]$/u.test(after.text))
        [power, end] = [after.text === '²' ? '^2' : '^3', end + 1];
      else if (after?.text === '^' && /^[23]$/.test(this.context.token(end + 1)?.text ?? ''))
        [power, end] = [`^${this.context.token(end + 1)!.text}`, end + 2];
      // 81 cm2: an exponent that copying put on the line.
      else if (
        after?.kind === 'number' &&
        !after.spaced &&
        /^[23]$/.test(after.text) &&
        (found.text.length === 2 || this.context.measures)
      )
        [power, end] = [`^${after.text}`, end + 1];
      else if (after?.kind === 'word' && /^(?:cuadrad|carre)/.test(after.folded))
        [power, end] = ['^2', end + 1];
      else if (after?.kind === 'word' && /^(?:cubic|cube)/.test(after.folded)) [power, end] = ['^3', end + 1];
    }
    text += power;
    const slash = this.context.token(end);
    const per = this.context.token(end + 1);
    if (slash?.text === '/' && per?.kind === 'word' && unitWords.has(per.text)) {
      text += `/\u202f${unitWords.get(per.text)!}`;
      end += 2;
    }
    push(text, 'unit', false, end);
    return true;
  }
}
