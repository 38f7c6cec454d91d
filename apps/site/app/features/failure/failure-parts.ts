export { NotFound } from './not-found.tsx';
export { Refused } from './refused.tsx';
