export { lowestPrice } from './price-book.ts';
