/** The field for formulas, with its keyboard and its reading. */
export { keyboardLanguage } from './language.ts';
export type { MathInputHandle, MathInputProps } from './math-input-props.ts';
export { MathInput } from './math-input.tsx';
export { OwnWords } from './own-words.ts';
export type { TextReading } from './read-text.ts';
