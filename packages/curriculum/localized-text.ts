import type { Language } from '@curvela/maths';

/** A value in every language of the product. */
export type LocalizedText<Value = string> = Readonly<Record<Language, Value>>;
