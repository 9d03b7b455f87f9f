/** A label as people name one part: "b", "b)", "(b)", "3(b)", "3b". */
const label = /(?<![\p{L}\d)])(?:\d{1,3}\s*)?(\()?([a-h])(\))?(?![\p{L}\d(’'])/gu;
const mostWords = 7;

/**
 * The part that a line of its own before or after the parts picks out ("solo el b", "need 3(b) only"), with the text without that line; null where
 * no line does. A line that begins with the mark of a part is that part.
 */
export function choosePart(source: string): { readonly label: string; readonly rest: string } | null {
  const lines = source.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  if (filled.length < 3) return null;
  for (const at of [filled.at(-1)!, filled[0]!]) {
    const chosen = labelIn(lines[at]!.trim());
    if (chosen !== null) return { label: chosen, rest: lines.filter((_, each) => each !== at).join('\n') };
  }
  return null;
}

function labelIn(line: string): string | null {
  if (/^\(?[a-h]\)/u.test(line)) return null;
  const found = [...line.matchAll(label)].filter(
    // "a" alone is a word in two languages, "e" in one.
    ([, open, letter, close]) => open !== undefined || close !== undefined || !'ae'.includes(letter!),
  );
  const [only, more] = found;
  if (only === undefined || more !== undefined) return null;
  const words = line.replace(only[0], ' ').trim();
  const isOnlyWords = /^[\p{L}\s.,!?¿¡:;’'-]+$/u.test(words) && /\p{L}{2}/u.test(words);
  return isOnlyWords && words.split(/\s+/u).length <= mostWords ? only[2]! : null;
}
