import { itemsOf, type ItemizedMessage } from './items.ts';
import { tokenize } from './tokens.ts';

/** The readers of a message look at the same texts one after the other. */
const recent = new Map<string, ItemizedMessage>();
const mostRecent = 16;

/** The items of a text. */
export function messageOf(text: string, locale: string | undefined): ItemizedMessage {
  const key = `${locale ?? ''}\n${text}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const { text: normalized, tokens } = tokenize(text);
  const found = itemsOf(normalized, tokens, locale);
  if (recent.size >= mostRecent) recent.clear();
  recent.set(key, found);
  return found;
}
