import type { Problem } from '../../core/index.ts';
import { Endgame, loadGame } from '../../engines/index.ts';
import { fileName, type NamedBlob, pairBytes, solvePair, TableSet } from '../../tables/index.ts';
import { problemIn } from '../match/address.ts';

/** What the thread is asked: all tables with up to so many pieces, or whether these are in order. It does one. */
export type TablesOrder =
  | { readonly game: string; readonly pieces: number }
  | { readonly game: string; readonly files: readonly NamedBlob[] };

export type TablesNews =
  | { readonly share: number }
  /** The tables, and positions with up to how many pieces are in them. */
  | { readonly files: readonly NamedBlob[]; readonly pieces: number }
  | { readonly problem: Problem };

const tell = (news: TablesNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<TablesOrder>) => {
  const made = 'files' in data ? Promise.resolve(data.files) : build(data.game, data.pieces);
  made
    .then(async (files) => {
      const { pieces } = await Endgame.open(await loadGame(data.game), files, undefined);
      tell({ files, pieces });
    })
    .catch((thrown: unknown) => {
      const { code, message, args } = problemIn(thrown);
      tell({ problem: { code, message, ...(args && { args }) } });
    });
});

async function build(name: string, pieces: number): Promise<NamedBlob[]> {
  const set = await TableSet.open(await loadGame(name), []);
  const pairs = set.pairs(pieces);
  const all = pairs.reduce((sum, { positions }) => sum + positions, 0);
  const files: NamedBlob[] = [];
  let done = 0;
  for (const pair of pairs) {
    tell({ share: done / all });
    const solved = solvePair(set.kernel, pair, await set.entriesOf(pair.conversions));
    set.add(solved);
    files.push({ name: fileName(pair.name), blob: new Blob([await pairBytes(set.rules, solved)]) });
    done += pair.positions;
  }
  return files;
}
