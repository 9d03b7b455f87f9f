import type { CheckAnswer } from '@curvela/maths';

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

/**
 * The calls to the maths engine that the components make. The engine runs on the server, so the product that shows the components
 * says how it is reached. Both calls reject when there is no answer.
 */
export type EngineClient = {
  /** How `text` is read in `locale`. */
  readText(text: string, locale: string, signal?: AbortSignal): Promise<TextReading>;
  /** Compares an answer with the key; `body` is the request of `POST /functions/v1/maths/check`. */
  checkAnswer(body: Record<string, unknown>, signal?: AbortSignal): Promise<CheckAnswer>;
};

let client: EngineClient | null = null;

/** Call once before the first component that reads or checks is shown. */
export function setEngineClient(next: EngineClient): void {
  client = next;
}

/** Throws when `setEngineClient` was not called. */
export function engineClient(): EngineClient {
  if (!client) throw new Error('maths-react: call setEngineClient first');
  return client;
}
