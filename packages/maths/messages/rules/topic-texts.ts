/**
 * Texts of one topic side by side in the three languages: a key missing in one of them fails the type check.
 */
export const topicTexts = <Key extends string>(texts: {
  readonly en: Readonly<Record<Key, string>>;
  readonly es: Readonly<Record<NoInfer<Key>, string>>;
  readonly fr: Readonly<Record<NoInfer<Key>, string>>;
}) => texts;
