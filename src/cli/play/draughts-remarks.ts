import { descriptorOf, type Look } from '../../games/index.ts';
import { type Language, say } from '../../say/index.ts';
import type { Words } from '../words/index.ts';
import type { Match } from './match.ts';

interface Voice {
  readonly words: Words;
  readonly language: Language;
}

/** The look of a game that tells more of a move than its drawn board shows: draughts. */
function lookOf({ game }: Match): Look | undefined {
  const look = descriptorOf(game)?.look?.(game as never);
  return look?.told === undefined ? undefined : look;
}

/** What has to be known under the board: what was huffed, what must be taken, what may be huffed and how, why it is a draw. */
export function draughtsRemarks(match: Match, voice: Voice): string[] {
  const look = lookOf(match);
  if (look === undefined) return [];
  const { position } = match;
  const told = look.told?.(position);
  const said = told === undefined ? [] : [`  ${say(told, voice.language)}`];
  const ending = position.outcome() === 0 ? look.ending(position) : undefined;
  if (ending !== undefined) said.push(`  ${say(ending, voice.language)}`);
  const remark = match.toMove === 'person' ? captureRemark(match, voice) : undefined;
  if (remark === undefined) return said;
  const huff = look.gestures(position).find(({ huffs }) => huffs !== undefined);
  return [...said, remark, ...(huff === undefined ? [] : [voice.words.draughts.typeHuff(huff.notation)])];
}

/** What can or must be taken, and what may be huffed; undefined where there is nothing of the kind. */
export function captureRemark(match: Match, { language }: Voice): string | undefined {
  const remark = match.over ? undefined : lookOf(match)?.remark(match.position);
  return remark && `  ${say(remark, language)}`;
}
