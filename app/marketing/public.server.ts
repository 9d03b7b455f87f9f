export { marketingApi } from './api.server.ts';
export { answerMessage } from './answer-message.server.ts';
export { countInbox, loadMessages, lockMessage, setAnswered } from './inbox-queries.server.ts';
export { questionsAsked } from './questions-asked.server.ts';
