/**
 * What screens may use of the maths. Files that the server runs directly import only types from here (a `.tsx` and a style
 * sheet hang on it); values for the server come from `public.server.ts`.
 */
export type * from './contract.ts';
export type { RuleId, RuleTopic } from './solve/rule-ids.ts';
export type { MistakeId } from './verify/mistake-ids.ts';
export { Formula } from './components/formula.tsx';
export { MathInput } from './components/input/math-input.tsx';
export { OwnWords } from './components/input/own-words.ts';
export type { MathInputHandle, MathInputProps } from './components/input/math-input-props.ts';
export { mathsUiTexts } from './components/messages/index.ts';
export { useCopyAsLatex } from './components/copy-latex.ts';
export { Graph, graphTexts, type GraphItem } from './graph/graph.ts';
