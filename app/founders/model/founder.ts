/** The founder who acts, as the verified token names them. */
export type Founder = { id: string; email: string };
