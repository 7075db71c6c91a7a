import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import type { FoundGame, MatchData, TakenGame } from '../../match/index.ts';
import { problemIn } from '../match/address.ts';
import { type FoundGames, readFile } from './files.ts';

/** How far a file has come. */
export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'refused'; readonly file: string; readonly problem: Problem }
  /** The rules stop it before its end: whoever brought it decides. */
  | { readonly kind: 'stopped'; readonly file: string; readonly taken: TakenGame; readonly problem: Problem }
  | { readonly kind: 'several'; readonly file: string; readonly found: FoundGames };

export interface Importing {
  readonly state: ImportState;
  readonly take: (file: File) => void;
  readonly choose: (file: string, game: FoundGame) => void;
  readonly open: (taken: TakenGame) => void;
  readonly leave: () => void;
}

/** Files that somebody brings: one whole game is opened at once, anything else is asked about. The last file counts. */
export function useImport(wanted: string | undefined, onOpen: (data: MatchData) => void): Importing {
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const turn = useRef(0);
  const open = ({ data }: TakenGame) => {
    setState({ kind: 'none' });
    onOpen(data);
  };
  const choose = async (file: string, game: FoundGame) => {
    const mine = ++turn.current;
    setState({ kind: 'reading', file });
    const taken = await caught(() => game.read());
    if (mine !== turn.current) return;
    if (!taken.ok) setState({ kind: 'refused', file, problem: taken.error });
    else if (taken.value.stopped === undefined) open(taken.value);
    else if (taken.value.data.moves.length === 0) setState({ kind: 'refused', file, problem: taken.value.stopped });
    else setState({ kind: 'stopped', file, taken: taken.value, problem: taken.value.stopped });
  };
  const take = async (file: File) => {
    const mine = ++turn.current;
    setState({ kind: 'reading', file: file.name });
    const found = await caught(() => readFile(file, wanted));
    if (mine !== turn.current) return;
    if (!found.ok) setState({ kind: 'refused', file: file.name, problem: found.error });
    else if (found.value.games.length === 1) await choose(file.name, found.value.games[0]);
    else setState({ kind: 'several', file: file.name, found: found.value });
  };
  return {
    state,
    take: (file) => void take(file),
    choose: (file, game) => void choose(file, game),
    open,
    leave: () => {
      turn.current++;
      setState({ kind: 'none' });
    },
  };
}

async function caught<T>(work: () => Promise<T>): Promise<T | { readonly ok: false; readonly error: Problem }> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, error: problemIn(error) };
  }
}

/** Whether a file hovers over the page. While this is used, files that are dropped anywhere on the page are taken, instead of being shown in its place. */
export function useDrop(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      setHovering(false);
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', left);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', left);
      removeEventListener('drop', drop);
    };
  }, []);
  return hovering;
}
