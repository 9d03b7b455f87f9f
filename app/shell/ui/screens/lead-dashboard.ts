import { redirect } from 'react-router';

/** /lead-dashboard has moved to /founder-hub (specification, section 2). */
export const loader = () => redirect('/founder-hub');
