import type { CurrencyCode, Scanner } from './scanner.ts';

/** `€12.50`: the unit is moved after its number. */
export function readCurrency(scanner: Scanner, name: CurrencyCode, length: number): void {
  if (
    /^\s?\d/.test(scanner.text.slice(scanner.at + length, scanner.at + length + 2)) &&
    scanner.last?.type !== 'number'
  ) {
    scanner.skip(length);
    if (/\s/.test(scanner.text[scanner.at] ?? '')) scanner.skip(1);
    scanner.currency = name;
  } else scanner.push({ type: 'unit', name }, length);
}

/** `$` delimits a formula or is a currency: `US$` is the US dollar. */
export function readDollar(scanner: Scanner): void {
  if (scanner.options.dollarsEnclose) return scanner.skip(1);
  const { last } = scanner;
  if (last?.type === 'variable' && last.name === 'S' && scanner.tokens.at(-2)?.type === 'variable') {
    const country = scanner.tokens.at(-2)!;
    if (country.type === 'variable' && country.name === 'U' && !last.spaced) {
      scanner.tokens.splice(-2);
      return readCurrency(scanner, 'USD', 1);
    }
  }
  readCurrency(scanner, scanner.options.dollar, 1);
}
