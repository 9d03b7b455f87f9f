import { endsValue } from '../tokens.ts';
import { doubtfulUnits, letterUnits, unitWords } from '../unit-words.ts';
import { NumberLexer } from './numbers.ts';

/** Decides whether a run of letters is a unit. */
export abstract class UnitLexer extends NumberLexer {
  /**
   * A unit is a whole run of letters behind a value. A symbol of one letter counts as a unit where the text has another unit,
   * the reader was told so, or a narrow no-break space stands before it (that is how we print units).
   */
  protected unit(run: string): boolean {
    const name = unitWords.get(run);
    if (run === 'mph' && endsValue(this.last)) {
      this.push({ type: 'unit', name: 'mi' }, 1);
      this.push({ type: 'operator', sign: '/' }, 1);
      this.push({ type: 'unit', name: 'h' }, 1);
      return true;
    }
    const next = this.text[this.at + run.length] ?? '';
    if (name === undefined || next === '(' || next === '_') return false;
    if (run === 'min' && this.match(/min\s*(?:\\left)?\s*\(/y) !== null) return false;
    if (!this.isUnit(run)) return false;
    this.push({ type: 'unit', name }, run.length);
    return true;
  }

  private isUnit(run: string): boolean {
    if (/\u202f/.test(this.text[this.at - 1] ?? '')) return true;
    const { last } = this;
    const single = letterUnits.has(run);
    if (last?.type === 'operator' && (last.sign === '/' || last.sign === '*')) {
      if (!this.unitBefore()) return false;
      // `kg·m` is a product of units; `km/h·t` is a speed times a time.
      const compound = !single || last.sign === '/' || /^[msg]$/.test(run);
      return this.spaced ? !single && last.sign === '/' : compound;
    }
    if (last?.type === 'unit') return true;
    if (!endsValue(last)) return false;
    if (single) return this.endsMeasure() && !this.bounded && this.isLetterUnit(run);
    if (last?.type !== 'number') return this.spaced || last?.type === 'close';
    if (this.spaced || !doubtfulUnits.has(run) || this.options.letterUnits) return true;
    this.options.onAmbiguous('unit');
    return !this.options.second.has('unit');
  }

  /** `44 m` and `44π m`: what a length is measured by. Behind other letters a letter is one more factor. */
  private endsMeasure(): boolean {
    const { last } = this;
    return last?.type === 'number' || (last?.type === 'constant' && last.name === 'pi' && this.spaced);
  }

  /** In `∫_0^1 m dx` the m is no unit of the bound. */
  private get bounded(): boolean {
    const raised = this.tokens.at(-2);
    const operator = this.tokens.some(({ type }) => type === 'integral' || type === 'series');
    return operator && raised?.type === 'operator' && raised.sign === '^';
  }

  /** `60 km/h`, `5 m/s²`: what stands before the slash is a unit or a power of one. */
  private unitBefore(): boolean {
    const types = this.tokens
      .slice(-6, -1)
      .map((token) => (token.type === 'operator' ? token.sign : token.type));
    return /(?:^| )unit(?: \^ (?:(?:- )?number|open (?:- )?number close))?$/.test(types.join(' '));
  }

  /** `5 m` alone may be a product or a length; `5 m/s` with a space is a speed, `5m/s` without one a product. */
  private isLetterUnit(run: string): boolean {
    if (this.options.letterUnits) return true;
    // A minute can be nothing else, so `1200 m/min` and `1200m/min` have one reading.
    if (this.match(/[mgl]\s?\/\s?min(?!\p{L}|\s*\()/uy) !== null) return true;
    const rate = this.match(/[mgl]\s?\/\s?(?:s|h|l)(?!\p{L})/uy) !== null;
    const since = this.tokens.findLastIndex(({ type }) => type === 'relation');
    const alone =
      this.tokens.length - since <= 3 && /^(?:\^?[23²³])?\s*$/.test(this.text.slice(this.at + run.length));
    if (!rate && !(alone && this.spaced)) return false;
    this.options.onAmbiguous('unit');
    return (rate && this.spaced) !== this.options.second.has('unit');
  }
}
