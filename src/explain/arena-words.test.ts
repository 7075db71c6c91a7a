import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { refusal, saysInFrench } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import {
  AttractorLayers,
  addVertex,
  arenaPresets,
  checkCertificate,
  connect,
  EMPTY_DRAWING,
  openArena,
  parseArenaSource,
  parseDrawing,
  placeVertex,
  reasonSentence,
  removeVertex,
  renameVertex,
  setEnding,
  stealing,
} from './index.ts';

const pair = unwrap(parseDrawing('0,1,2,a*:1;1,3,4,e+'));

describe('errors in an arena have French sentences too', () => {
  it.each([
    refusal('no source', () => parseArenaSource(new Map())),
    refusal('an unknown preset', () => openArena({ kind: 'preset', preset: 'nowhere' })),
    refusal('a game that is too large', () => openArena({ kind: 'game', game: 'connect4' })),
    refusal('a plain graph of tic-tac-toe', () => openArena({ kind: 'game', game: 'tictactoe', graph: 'plain' })),
    refusal('a list that is open', () => openArena({ kind: 'text', text: 'A = [(0, 1)' })),
    refusal('a list of no edges', () => openArena({ kind: 'text', text: 'A = [0, 1]' })),
    refusal('players in a plain graph', () => openArena({ kind: 'text', text: '0 -> 1; 1: ; adam: 0', graph: 'plain' })),
    refusal('nothing drawn', () => openArena({ kind: 'drawn', drawn: '' })),
    refusal('a broken link', () => parseDrawing('x')),
    refusal('no vertex', () => removeVertex(EMPTY_DRAWING, 0)),
    refusal('a name with a blank', () => renameVertex(pair, 0, 'a b')),
    refusal('a name that is taken', () => renameVertex(pair, 0, '1')),
    refusal('a name too long', () => renameVertex(pair, 0, 'x'.repeat(50))),
    refusal('a vertex nowhere', () => placeVertex(pair, 0, -1, 0)),
    refusal('an arrow twice', () => connect(pair, 0, 1)),
    refusal('a move after the end', () => connect(pair, 1, 0)),
    refusal('an end before a move', () => setEnding(pair, 0, 0)),
    refusal('too many vertices', () => addVertex({ ...pair, vertices: Array(200).fill(pair.vertices[0]) }, { x: 0, y: 0 })),
    refusal('a bar too large', () => stealing(9, 9)),
    refusal('the poison alone', () => stealing(1, 1)),
    refusal('a file that is none', () => checkCertificate('{}')),
  ])('%s', async (_, provoke) => saysInFrench(provoke));

  it('every reason has a complete French sentence of its own', () => {
    for (const { name } of arenaPresets) {
      const source = unwrap(openArena({ kind: 'preset', preset: name }));
      const layers = new AttractorLayers(source);
      for (let stage = 0; stage <= layers.end; stage++)
        for (let v = 0; v < source.arena.size; v++) {
          const sentence = reasonSentence(layers.reasonAt(v, stage), source);
          const [english, french] = [say(sentence, 'en'), say(sentence, 'fr')];
          expect(french).not.toBe(english);
          expect(`${english}${french}`).not.toMatch(/\{\w+\}|undefined|\[object/);
        }
    }
  });
});
