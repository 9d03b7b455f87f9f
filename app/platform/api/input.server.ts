import { z } from '@hono/zod-openapi';
import type { AppError } from '../errors.ts';
import { platformError } from '../problems.ts';
import type { Language } from '../texts.ts';

const locales = { en: z.locales.en(), es: z.locales.es(), fr: z.locales.fr() };

type Issue = z.core.$ZodIssue;

/** A 400 that lists each invalid field, in the caller's language. */
export function inputProblem(error: { issues: readonly Issue[] }, language: Language): AppError {
  const fields = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: say(issue, language),
  }));
  return platformError('invalid_input', { status: 400, details: { fields } });
}

function say(issue: Issue, language: Language): string {
  const message = locales[language].localeError?.(issue as z.core.$ZodRawIssue);
  return typeof message === 'string' ? message : (message?.message ?? issue.message);
}

/**
 * Parses a JSON body strictly: valid UTF-8, valid JSON, and no text that PostgreSQL cannot store (NUL, lone
 * surrogates). Throws 400 `malformed_text` or `malformed_json`.
 */
export function readStrictJson(bytes: ArrayBuffer): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw platformError('malformed_text', { status: 400, cause });
  }
  return parseStrict(text);
}

function parseStrict(text: string): unknown {
  let bad = false;
  const check = (value: string) => {
    if (value.includes('\0') || !value.isWellFormed()) bad = true;
  };
  let value: unknown;
  try {
    value = JSON.parse(text, (key: string, member: unknown) => {
      check(key);
      if (typeof member === 'string') check(member);
      return member;
    });
  } catch (cause) {
    throw platformError('malformed_json', { status: 400, cause });
  }
  if (bad) throw platformError('malformed_text', { status: 400 });
  return value;
}
