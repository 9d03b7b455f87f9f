const symbols: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of an HTML part as a person reads it: without tags, spaces collapsed, no-break spaces as plain ones. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => symbols[name]!)
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
