/**
 * Placeholders of prompts, replaced when a prompt is used. None contains text written by a learner, so they cannot be
 * used for prompt injection.
 */
export const placeholders = ['language', 'tutor'] as const;
type Placeholder = (typeof placeholders)[number];

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name);
const braced = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** Everything in double braces that would reach the model unreplaced: unknown names and unclosed braces. */
export function strangePlaceholders(text: string): string[] {
  const strange = [...text.matchAll(braced)].filter(([, name = '']) => !isPlaceholder(name));
  const open = text.replaceAll(braced, '').match(/\{\{|\}\}/gu) ?? [];
  return [...strange.map(([whole]) => whole), ...open];
}

/** The text with its placeholders replaced. */
export const filled = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(braced, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
