import { MAX, MIN, type Result, unwrap } from '../src/core/index.ts';
import { openArena, openSource, parseArenaSource, parseSource } from '../src/explain/index.ts';
import { formatGraph } from '../src/games/index.ts';
import { formatTree, type GameGraph, graphOf, outcomeOf } from '../src/model/index.ts';
import { parseRoute } from '../src/web/app/route.ts';
import { linkOf, readLink } from '../src/web/arena/link.ts';
import { chapterAddress, chapterIn } from '../src/web/course/chapters.ts';
import { parseEvaluateAddress } from '../src/web/evaluate/address.ts';
import { evaluateAddress } from '../src/web/evaluate/link.ts';
import { exercisesAddress, parseExercisesAddress } from '../src/web/exercises/address.ts';
import { juryAddress, parseJuryAddress } from '../src/web/jury/address.ts';
import { labAddress, parseLabAddress } from '../src/web/lab/address.ts';
import { addressOf, readAddress } from '../src/web/match/address.ts';
import { addressNow } from '../src/web/old-address.ts';
import { parseTreeAddress, treeAddress } from '../src/web/tree/address.ts';

/** What opens at a link: the page's own link to what it shows then, with the example it holds, or why it refuses. */
export async function linkNow(link: string): Promise<string> {
  const [page, hash = ''] = link.split(/(?=#)/);
  if (page.endsWith('.html')) return addressNow(`/${page}`, hash);
  const held = await example(link);
  return held === undefined ? canonical(link) : `${canonical(link)} = ${held.replaceAll('\n', '; ')}`;
}

async function example(link: string): Promise<string | undefined> {
  const [, page, fields] = /^#\/(tree|arena)\?((?:preset|random)=[^&]+)$/.exec(link) ?? [];
  if (fields === undefined) return undefined;
  const named = new Map(new URLSearchParams(fields));
  if (page === 'arena') return graphText(unwrap(openArena(unwrap(parseArenaSource(named)))).arena);
  const source = unwrap(parseSource(named) as NonNullable<ReturnType<typeof parseSource>>);
  const { tree } = unwrap(await openSource(source, () => Promise.reject(new Error('No game is loaded.'))));
  return `${tree.turn[0] === MIN ? 'min' : 'max'} ${formatTree(tree)}`;
}

/** An impartial graph has no text of its own: it is recorded as one in which Adam alone moves. */
function graphText(graph: GameGraph): string {
  const arena = graph.owner === undefined ? { ...graph, owner: () => MAX, outcome: (p: number) => outcomeOf(graph, p) } : graph;
  return formatGraph(graphOf(arena));
}

function canonical(link: string): string {
  const route = parseRoute(link);
  switch (route.page) {
    case 'play':
      return linked(readAddress(link), addressOf);
    case 'tree':
      return linked(parseTreeAddress(link), treeAddress);
    case 'jury':
      return linked(parseJuryAddress(link), juryAddress);
    case 'arena':
      return linked(given(readLink(link)), linkOf);
    case 'evaluate':
      return linked(parseEvaluateAddress(link), evaluateAddress);
    case 'exercises':
      return linked(parseExercisesAddress(link), exercisesAddress);
    case 'sheet':
      return linked(parseExercisesAddress(link.replace(/^#\/sheet/, '#/exercises')), exercisesAddress).replace(
        'exercises',
        'sheet',
      );
    case 'lab':
      return linked(parseLabAddress(link), ({ experiment, typed }) => (experiment ? labAddress(experiment, typed) : '#/lab'));
    case 'course': {
      const { chapter, typed } = chapterIn(link);
      return chapter === undefined ? `the contents, or no chapter "${typed}"` : chapterAddress(chapter);
    }
    case 'rules':
      return `#/rules/${route.spec}`;
    default:
      return route.page;
  }
}

const given = <T>(value: T | undefined): Result<T> | undefined => (value === undefined ? undefined : { ok: true, value });

function linked<T>(read: Result<T> | undefined, write: (view: T) => string): string {
  if (read === undefined) return 'refused';
  return read.ok ? write(read.value) : `refused: ${read.error.code}`;
}
