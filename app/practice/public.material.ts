/** Types of what lessons are made of; whoever imports the module itself gets the look of the figures in it. */
import './figures.css';

export type * from './material/material.ts';
export type { Given } from './schemas.ts';
