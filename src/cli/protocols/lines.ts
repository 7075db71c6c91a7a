/** No command comes near: a game of six thousand moves is 30 kB. What is longer is no command, and is not kept. */
const LONGEST_LINE = 1 << 20;

/**
 * The lines of another program, as they come; a line may come in pieces. The other program may vanish at any moment: whatever then goes wrong with reading is the end of its lines,
 * and so is the end of the input, where a last line without its end counts.
 */
export async function* linesOf(more: () => Promise<string | undefined>): AsyncGenerator<string, undefined> {
  let half = '';
  let tooLong = false;
  for (;;) {
    const piece = await more().catch(() => undefined);
    const lines = (half + (piece ?? '\n')).split(/\r\n|\n|\r/);
    half = lines.pop() as string;
    for (const line of lines) {
      if (!tooLong && line.length <= LONGEST_LINE && line.trim() !== '') yield line.trim();
      tooLong = false;
    }
    if (piece === undefined) return;
    if (half.length > LONGEST_LINE) {
      half = '';
      tooLong = true;
    }
  }
}
