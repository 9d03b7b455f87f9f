/**
 * Whether a text is one line that reads as it is stored: no control characters or line separators, which break emails and lists, and no
 * marks that change the direction of what follows (U+202E turns “gpj.exe” into “exe.jpg”). Scripts that run from right to left need none.
 */
export const isSingleLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);
