/** The same keys with lists of wordings in another language. */
export type Reworded<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends readonly string[]
    ? readonly string[]
    : Reworded<Texts[Key]>;
};
