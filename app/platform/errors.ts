import { createTranslator } from 'use-intl/core';
import { readyTexts } from './ready-texts.ts';
import type { AnyTexts, Language } from './texts.ts';

type ErrorOptions = {
  /** HTTP status of the response. */
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Values of the placeholders in the message. */
  params?: Record<string, string | number | Date>;
  /** Further fields of the response besides `error`, for example `{ alternatives }`. */
  details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/** An error for the caller, with a stable code and a localized message. */
export class AppError extends Error {
  readonly code: string;
  readonly status: ErrorOptions['status'];
  readonly details: Record<string, unknown>;
  readonly retryAfter: number | undefined;
  readonly #text: (language: Language) => string;

  constructor(code: string, options: ErrorOptions, text: (language: Language) => string) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status;
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter;
    this.#text = text;
  }

  /** The message in the caller's language. */
  messageIn(language: Language): string {
    return this.#text(language);
  }
}

/** Codes that a catalogue declares under `<namespace>.errors`. */
type CodesOf<Source> = Source[keyof Source] extends { errors: infer Errors } ? keyof Errors & string : never;

/**
 * Creates the error constructor of one feature. Codes are the keys under `errors` in the feature's texts.
 *
 * @example const bookingError = errorsOf(bookingTexts); throw bookingError('slot_taken', { status: 409 });
 */
export function errorsOf<Source extends object>(catalogue: {
  en: Source;
  es: object;
  fr: object;
}): (code: CodesOf<Source>, options: ErrorOptions) => AppError {
  const namespace = Object.keys(catalogue.en)[0] ?? '';
  return (code, options) =>
    new AppError(code, options, (language) =>
      textOf(catalogue, language, `${namespace}.errors.${code}`, options.params),
    );
}

function textOf(
  catalogue: AnyTexts,
  language: Language,
  key: string,
  params: ErrorOptions['params'],
): string {
  const translate = createTranslator({ locale: language, messages: readyTexts(catalogue[language]) });
  return (translate as (key: string, values?: ErrorOptions['params']) => string)(key, params);
}
