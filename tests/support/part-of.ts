type DeepPartial<Whole> = Whole extends (...parameters: never[]) => unknown
  ? Whole
  : Whole extends object
    ? { [Key in keyof Whole]?: DeepPartial<Whole[Key]> }
    : Whole;

/** A value of which the code under test reads only these parts. */
export const partOf = <Whole>(part: DeepPartial<NoInfer<Whole>>): Whole => part as Whole;
