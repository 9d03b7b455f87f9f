import { callApi } from '#app/platform/api-client.ts';

type Writing = { readonly plain: string; readonly latex: string; readonly speech: string };
/** How a text is read, as `POST /functions/v1/maths/parse` answers. */
export type TextReading =
  | (Writing & {
      readonly ok: true;
      readonly said: boolean;
      readonly ambiguous: readonly Writing[] | null;
      readonly html?: string | null;
    })
  | {
      readonly ok: false;
      readonly error: { readonly at: number; readonly length: number; readonly found: string };
      readonly text: string;
    };

/** Asks how a text is read. Throws what `callApi` throws. */
export const readText = (text: string, locale: string, signal?: AbortSignal): Promise<TextReading> =>
  callApi('/maths/parse', { method: 'POST', body: { text, locale }, ...(signal ? { signal } : {}) });

/**
 * What a text looks like drawn: LaTeX, with a verb in front kept as words. Null when it cannot be read.
 */
export async function latexOfText(text: string, locale: string): Promise<string | null> {
  const reading = await readText(text, locale).catch(() => null);
  if (reading?.ok !== true) return null;
  const verb = reading.said ? /^(?:\p{L}{3,}[\s:]+)+/u.exec(text)?.[0].trim() : undefined;
  return verb === undefined ? reading.latex : `\\text{${verb} }${reading.latex}`;
}
