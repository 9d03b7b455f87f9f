import { engineClient, type TextReading } from '../engine-client.ts';

export type { TextReading } from '../engine-client.ts';

/** Throws the errors of the engine client. */
export const readText = (text: string, locale: string, signal?: AbortSignal): Promise<TextReading> =>
  engineClient().readText(text, locale, signal);

/** The LaTeX of a text, with a leading verb as words. Null when it cannot be parsed. */
export async function latexOfText(text: string, locale: string): Promise<string | null> {
  const reading = await readText(text, locale).catch(() => null);
  if (reading?.ok !== true) return null;
  const verb = reading.said ? /^(?:\p{L}{3,}[\s:]+)+/u.exec(text)?.[0].trim() : undefined;
  return verb === undefined ? reading.latex : `\\text{${verb} }${reading.latex}`;
}
