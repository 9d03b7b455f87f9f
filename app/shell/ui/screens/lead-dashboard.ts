import { redirect } from 'react-router';

/** /lead-dashboard has moved to /founder-hub (specification, section 2). Its query may hold a referral code. */
export const loader = ({ request }: { request: Request }) =>
  redirect(`/founder-hub${new URL(request.url).search}`);
