import type { CheckAnswer } from '@curvela/maths';

type Writing = { readonly plain: string; readonly latex: string; readonly speech: string };
/** How a text is parsed; the response of `POST /functions/v1/maths/parse`. */
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
 * Calls of the components to the maths engine. The engine runs on the server, so the host application supplies the transport. Both calls
 * reject without a response.
 */
export type EngineClient = {
  /** Parses `text` in `locale`. */
  readText(text: string, locale: string, signal?: AbortSignal): Promise<TextReading>;
  /** Compares an answer with the key; `body` is the request of `POST /functions/v1/maths/check`. */
  checkAnswer(body: Record<string, unknown>, signal?: AbortSignal): Promise<CheckAnswer>;
};

let client: EngineClient | null = null;

/** Call once before rendering the first component that parses or checks. */
export function setEngineClient(next: EngineClient): void {
  client = next;
}

/** Throws if `setEngineClient` was not called. */
export function engineClient(): EngineClient {
  if (!client) throw new Error('maths-react: call setEngineClient first');
  return client;
}
