/**
 * What stands between two braces in a prompt and is filled in when it is used: the language of the session and the tutor model. Nothing that a
 * learner writes is among it, so that nobody speaks to the model through it.
 */
export const placeholders = ['language', 'tutor'] as const;
type Placeholder = (typeof placeholders)[number];

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name);
const braced = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** Everything in double braces that would reach the model as it stands: unknown names, and braces that are left open. */
export function strangePlaceholders(text: string): string[] {
  const strange = [...text.matchAll(braced)].filter(([, name = '']) => !isPlaceholder(name));
  const open = text.replaceAll(braced, '').match(/\{\{|\}\}/gu) ?? [];
  return [...strange.map(([whole]) => whole), ...open];
}

/** The text with its placeholders filled in. */
export const filled = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(braced, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
