import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { saysInFrench } from '../../fixtures/index.ts';
import { chess } from '../../games/index.ts';
import { allowanceOf, isAllowed, parseAllowedProgram } from './allowed.ts';
import { type ProgramSpec, parsePlayer } from './players.ts';

const program = (typed: string) => unwrap(parsePlayer(typed, chess())) as ProgramSpec;
const allows = (typed: string, player: string) => isAllowed(program(player), [unwrap(parseAllowedProgram(typed))]);

describe('A program that a worker may run', () => {
  it('is allowed with all its arguments or not at all, whatever its limits', () => {
    expect(allows('stockfish', 'uci:stockfish;nodes=5;Skill Level=0;Ponder=false;patience=2s')).toBe(true);
    expect(allows(`node '/opt/my engine.js' uci`, 'uci:node "/opt/my engine.js" uci')).toBe(true);
    expect(allows('uci:stockfish;nodes=1000;Hash=4', 'uci:stockfish;depth=3')).toBe(true);
    for (const other of ['uci:stockfish -x', 'uci:/bin/stockfish', 'uci:sh', 'uci:"stockfish -x"', 'uci:Stockfish'])
      expect(allows('stockfish', other), other).toBe(false);
    expect(isAllowed(program('uci:stockfish'), [])).toBe(false);
  });

  it('has its numbers and its yes or no set by anybody, and texts only where they were allowed', () => {
    for (const text of ['x', '../x', '/etc/passwd', '', '5 x', '5\nquit', '1e9', '~']) {
      const player = { ...program('uci:stockfish'), options: { 'Debug Log File': text } };
      expect(isAllowed(player, [{ command: ['stockfish'], options: {} }]), JSON.stringify(text)).toBe(false);
      expect(isAllowed(player, [{ command: ['stockfish'], options: { 'Debug Log File': text } }])).toBe(true);
    }
    expect(allows('stockfish;EvalFile=small.nnue', 'uci:stockfish;EvalFile=small.nnue;Hash=16')).toBe(true);
    expect(allows('stockfish;EvalFile=small.nnue', 'uci:stockfish;SyzygyPath=small.nnue')).toBe(false);
    expect(isAllowed({ command: ['a'], options: { 'x\nset y': '1' } }, [{ command: ['a'], options: {} }])).toBe(false);
  });

  it.each([
    'uci:stockfish;nodes=1;Hash=4',
    `uci:"/my dir/engine" --q 'a;b' "it's";Book=/x/y;Level=3`,
    'uci:node "a b" uci;A=b c',
  ])('can be allowed by what its refusal says: %s', (player) => {
    const typed = allowanceOf(program(player));
    const shown = /^'.*'$/s.test(typed) ? typed.slice(1, -1).replaceAll(`'\\''`, `'`) : typed;
    expect(allows(shown, player)).toBe(true);
  });

  it.each([
    ['', 'Which program may be run?'],
    ['uci:', 'Which program may be run?'],
    [';Hash=4', 'wants the command'],
    ['"stockfish', 'never closed'],
    ['stockfish;Hash', 'name=value'],
  ])('is typed as a command: %j', (typed, sentence) => {
    const refused = parseAllowedProgram(typed);
    expect(refused.ok ? '' : refused.error.message).toContain(sentence);
    return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
  });
});
