export type ParkedThought = { id: string; text: string };
