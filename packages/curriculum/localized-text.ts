import type { Language } from '@curvela/maths';

/** The same in every language of the product. */
export type LocalizedText<Value = string> = Readonly<Record<Language, Value>>;
