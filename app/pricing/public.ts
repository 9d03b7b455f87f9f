export {
  creditMonths,
  freeCancellationHours,
  invoiceDays,
  lowestPrice,
  type Plan,
  planMinutes,
  plans,
} from './price-book.ts';
