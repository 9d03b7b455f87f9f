import { itemsOf, type ItemizedMessage } from './items.ts';
import { tokenize } from './tokens.ts';

/** The items of a text. */
export function messageOf(text: string, locale: string | undefined): ItemizedMessage {
  const { text: normalized, tokens } = tokenize(text);
  return itemsOf(normalized, tokens, locale);
}
