import { shortScore } from '../../draw/index.ts';

/** A score in a few characters, with the minus sign of print. */
export const scoreText = (value: number): string => shortScore(value).replace('-', '−');
