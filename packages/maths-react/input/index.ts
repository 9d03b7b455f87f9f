/** The formula field with its keyboard and reading. */
export { keyboardLanguage } from './language.ts';
export type { MathInputHandle, MathInputProps } from './math-input-props.ts';
export { MathInput } from './math-input.tsx';
export { OwnWords } from './own-words.ts';
export { submitOnEnter } from './typed-field.tsx';
export type { TextReading } from './read-text.ts';
