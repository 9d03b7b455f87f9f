/** The acting founder, from the verified token. */
export type Founder = { id: string; email: string };
