export { Outlet as default } from 'react-router';
export { publicPage as headers } from '#app/platform/page-life.ts';
