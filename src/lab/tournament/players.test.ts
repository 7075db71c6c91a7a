import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { saysInFrench } from '../../fixtures/index.ts';
import { chess, connect4, draughts, othello } from '../../games/index.ts';
import { algorithms } from '../../search/index.ts';
import { commandWords, parsePlayer } from './players.ts';

const read = (text: string, game = connect4() as Parameters<typeof parsePlayer>[1]) => unwrap(parsePlayer(text, game));

describe('a player', () => {
  it('is a level, a limit, or neither', () => {
    expect(read('level:3')).toEqual({ kind: 'engine', limits: { level: 3 }, options: { threads: 1 } });
    expect(read(' level:10,nodes=300000,table=8 ')).toMatchObject({
      limits: { level: 10, nodes: 300000 },
      options: { hashMb: 8 },
    });
    expect(read('depth:8,threads=2')).toMatchObject({ limits: { depth: 8 }, options: { threads: 2 } });
    expect(read('time:50ms,tables=../t')).toEqual({
      ...{ kind: 'engine', limits: { time: 50 }, options: { threads: 1, tablebases: '../t' } },
    });
    expect(parsePlayer('time:50ms,tables=', draughts())).toMatchObject({ error: { code: 'player-wants-value' } });
    expect(read('nodes:100000,depth=4')).toMatchObject({ limits: { nodes: 100000, depth: 4 } });
    expect(['time:200ms', 'time:200', 'time:0.2s'].map((text) => read(text))).toEqual(
      Array(3).fill({ kind: 'engine', limits: { time: 200 }, options: { threads: 1 } }),
    );
    expect([read('random'), read('greedy')]).toEqual([{ kind: 'random' }, { kind: 'greedy' }]);
  });

  it('is any algorithm of the table, with what it is composed with', () => {
    for (const { name } of algorithms)
      expect(read(`${name}:depth=2`)).toMatchObject({ options: { search: { algorithm: name } } });
    expect(read('negascout:nodes=5000, table=16, order=hash+killer, q=2, aspiration=50')).toEqual({
      kind: 'engine',
      limits: { nodes: 5000 },
      options: {
        threads: 1,
        search: { algorithm: 'negascout', deepening: true, tableMegabytes: 16, order: ['hash', 'killer'], q: 2, aspiration: 50 },
      },
    });
    expect(read('alphabeta:depth=6')).toMatchObject({ options: { search: { deepening: false } } });
  });

  it('is a program of somebody else’s, its limits apart from its own options', () => {
    expect(read("uci:'/opt/my engine' --quiet;nodes=1000;Skill Level=0;Hash = 16;patience=2s", chess())).toEqual({
      kind: 'program',
      protocol: 'uci',
      game: 'chess',
      command: ['/opt/my engine', '--quiet'],
      limits: { nodes: 1000 },
      options: { 'Skill Level': '0', Hash: '16' },
      grace: 1000,
      replyTimeoutMs: 2000,
    });
    expect(read(`uci:sh -c "a; b" ;depth=2`, chess())).toMatchObject({ command: ['sh', '-c', 'a; b'], limits: { depth: 2 } });
    expect(read('uci:stockfish', chess())).toMatchObject({ limits: { time: 100 }, options: {} });
    expect(read('nboard:ntest', othello())).toMatchObject({ protocol: 'nboard', limits: { depth: 8 } });
    expect(read('hub:scan hub;protocol=1;book=false', draughts({ rules: 'international' }))).toMatchObject({
      protocol: 'hub',
      version: 1,
      game: 'draughts:international',
      limits: { time: 100 },
      options: { book: 'false' },
    });
  });

  it.each([
    ['levle:3', 'Did you mean level?'],
    ['', 'There is no player ""'],
    ['hub:scan', 'hub programs play draughts:international, not connect4'],
    ['level', 'like level:3'],
    ['level:', 'like level:3'],
    ['level:11', 'from 1 to 10'],
    ['level:3,depth=4', 'level has no "depth"'],
    ['level:three', 'level is "three"'],
    ['random:7', 'type random alone'],
    ['time:soon', 'like 200ms or 2s'],
    ['time:2h', 'like 200ms or 2s'],
    ['alphabeta', 'like alphabeta:depth=4'],
    ['alphabeta:6', 'write name=value'],
    ['alphabeta:depth=0', 'depth is "0"'],
    ['alphabeta:dept=6', 'Did you mean depth?'],
    ['alphabeta:depth=6,depth=7', 'twice'],
    ['alphabeta:depth=6,table=8', 'keeps no memory'],
    ['negascout:depth=6,order=hash+luck', 'no part "luck"'],
    ['uci:stockfish', 'uci programs play chess, not connect4'],
  ])('that is none is refused with its remedy: %s', (text, sentence) => {
    const refused = parsePlayer(text, connect4());
    expect(refused.ok ? '' : refused.error.message).toContain(sentence);
    return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
  });

  it.each([
    ['uci:', 'wants the command'],
    ['uci:"stockfish', 'never closed'],
    ['uci:stockfish;nodes', 'name=value with semicolons'],
    ['uci:stockfish;nodes=many', 'nodes is "many"'],
    ['uci:stockfish;Hash=1;Hash=2', 'twice'],
  ])('that is no program is refused: %s', (text, sentence) => {
    const refused = parsePlayer(text, chess());
    expect(refused.ok ? '' : refused.error.message).toContain(sentence);
    return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
  });

  it('of NBoard has no options of its own', () => {
    const refused = parsePlayer('nboard:ntest;Hash=3', othello());
    expect(refused.ok ? '' : refused.error.message).toContain('nboard has no "Hash"');
    expect(parsePlayer('nboard:ntest', othello(6)).ok).toBe(false);
    // A game that has a protocol, but another one.
    expect(parsePlayer('hub:scan', chess())).toMatchObject({ error: { code: 'player-other-game' } });
    expect(parsePlayer('uci:stockfish', draughts())).toMatchObject({ error: { code: 'player-other-game' } });
  });

  it('of Hub plays draughts of every kind on their usual boards, with their draws', () => {
    const player = (options: Parameters<typeof draughts>[0]) => parsePlayer('hub:scan', draughts(options));
    expect(player({ rules: 'souffler' }).ok && player({ rules: 'english' }).ok).toBe(true);
    expect([player({ rules: 'english', size: 10 }), player({ endless: true })].map(({ ok }) => ok)).toEqual([false, false]);
    expect(parsePlayer('hub:scan;protocol=3', draughts()).ok).toBe(false);
  });

  it('is typed with quotes as in a shell', () => {
    expect(commandWords(`a 'b c' "d'e"f  g`)).toEqual(['a', 'b c', "d'ef", 'g']);
    expect(commandWords(`''`)).toEqual(['']);
    expect(commandWords('  ')).toEqual([]);
    expect(commandWords(`a 'b`)).toBeUndefined();
  });
});
