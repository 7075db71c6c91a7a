import { expect, it } from 'vitest';
import { gameInfoOf } from './game-infos.ts';
import { listReadings, moveInLanguage, readingsOf, recordReadings } from './piece-letters.ts';

const chess = gameInfoOf('chess');

it('Moves of chess are written with the letters of the language', () => {
  const french = ['Nf3', 'Rad1', 'Kxe2+', 'e8=Q#', 'Bb5', 'O-O', 'exd5'].map((move) => moveInLanguage(move, chess, 'fr'));
  expect(french).toEqual(['Cf3', 'Tad1', 'Rxe2+', 'e8=D#', 'Fb5', 'O-O', 'exd5']);
  expect(moveInLanguage('Nf3', chess, 'en')).toBe('Nf3');
  expect(moveInLanguage('28x17', gameInfoOf('draughts'), 'fr')).toBe('28x17');
});

it('A typed move is read in the language first', () => {
  expect(readingsOf('Cf3', chess, 'fr')).toEqual(['Nf3', 'Cf3']);
  expect(readingsOf('Rd1', chess, 'fr')).toEqual(['Kd1', 'Rd1']);
  expect(readingsOf('Nf3', chess, 'fr')).toEqual(['Nf3']);
  expect(readingsOf('Rd1', chess, 'en')).toEqual(['Rd1']);
});

it('A list in which a letter is English is English: Rd1 is then no king’s move', () => {
  expect(listReadings(['e4', 'Cf6', 'Rd1'], chess, 'fr').map(([first]) => first)).toEqual(['e4', 'Nf6', 'Kd1']);
  expect(listReadings(['e4', 'Nf6', 'Rd1'], chess, 'fr')).toEqual([['e4'], ['Nf6'], ['Rd1']]);
});

it('a record is read in the language whose letters it has, in English where that has them all', () => {
  expect(recordReadings(['e4', 'e5', 'Cf3', 'Rd1', 'e8=D+'], chess)).toEqual(['e4', 'e5', 'Nf3', 'Kd1', 'e8=Q+']);
  expect(recordReadings(['e4', 'Ra3', 'Bb5', 'O-O'], chess)).toEqual(['e4', 'Ra3', 'Bb5', 'O-O']);
  expect(recordReadings(['Ra3', 'a4'], chess)).toEqual(['Ra3', 'a4']);
  expect(recordReadings(['Sf3', 'Cc6'], chess)).toEqual(['Sf3', 'Cc6']);
});
