// Counts the lines of code, without blank lines and comments, in src, bench, scripts and the Python listings of the
// course; tests and their fixtures are counted separately. `node scripts/count-lines.mjs` counts the working tree; with
// `--since REV` it also counts the lines added and deleted since that revision. Both versions are stripped of comments
// and blank lines before they are compared, and moved files are followed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'bench', 'scripts', 'docs/cours'];
const COUNTED = /\.([cm]?[jt]s|tsx|css|html|py)$/;
const PYTHON_COMMENT = /(""".*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/gs;

/** The text without comments and blank lines. */
export function stripped(text, path) {
  const bare = path.endsWith('.html')
    ? text.replace(/<!--.*?-->/gs, '')
    : path.endsWith('.css')
      ? text.replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*.*?\*\//gs, (_, quoted = '') => quoted)
      : path.endsWith('.py')
        ? text.replace(PYTHON_COMMENT, (_, quoted = '') => quoted)
        : withoutComments(text);
  const lines = (path.endsWith('.tsx') ? bare.replace(/^\s*\{\s*\}\s*$/gm, '') : bare).split('\n');
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

/** After these a slash divides; after anything else it begins a regular expression. */
const ENDS_VALUE = /[\w$)\]}'"`]$/;
const NEVER_VALUE = /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|yield|await|instanceof)$/;
const REGULAR_EXPRESSION = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** Not closed on its line, a quote is an apostrophe in the text of an element. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/sy;
const LINE_COMMENT = /\/\/.*/y;
const BLOCK_COMMENT = /\/\*.*?\*\//sy;

/**
 * JavaScript or TypeScript without its comments. Template strings are copied unchanged, except that comments inside
 * their `${}` are removed.
 */
function withoutComments(text) {
  let code = '';
  let at = 0;
  /** One number for each open template string: how many braces are open inside its `${}`. */
  const templates = [];
  const matched = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  /** The text from `at`, inside a template string, up to its end or to the next `${`. */
  const template = () => {
    const [piece = ''] = /^(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{|$)/s.exec(text.slice(at)) ?? [];
    if (piece.endsWith('${')) templates.push(0);
    return piece;
  };
  while (at < text.length) {
    const next = text[at];
    let kept = next;
    let dropped = 0;
    if (next === '/' && text[at + 1] === '/') [kept, dropped] = ['', matched(LINE_COMMENT).length];
    else if (next === '/' && text[at + 1] === '*') [kept, dropped] = [' ', (matched(BLOCK_COMMENT) ?? text.slice(at)).length];
    else if (next === '/') kept = (beginsExpression(code) && matched(REGULAR_EXPRESSION)) || next;
    else if (next === "'" || next === '"') kept = matched(QUOTED) ?? next;
    else if (next === '`') {
      at++;
      kept = template();
      code += next;
    } else if (templates.length > 0 && next === '{') templates.push(templates.pop() + 1);
    else if (templates.length > 0 && next === '}') {
      const open = templates.pop();
      if (open > 0) templates.push(open - 1);
      else {
        at++;
        kept = template();
        code += next;
      }
    }
    code += kept;
    at += dropped || kept.length;
  }
  return code;
}

function beginsExpression(code) {
  const before = code.slice(-40).trimEnd();
  return !before.endsWith('<') && (!ENDS_VALUE.test(before) || NEVER_VALUE.test(before));
}

/** The group that a file is counted in: `src/cli`, `src/kernels/assembly`, `bench`. */
function roomOf(path) {
  const [top, layer, ...rest] = path.split('/');
  if (top !== 'src') return top;
  if (layer === 'kernels' && rest[0] === 'assembly') return 'src/kernels/assembly';
  return rest.length === 0 ? 'src' : `src/${layer}`;
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path) || path.split('/').includes('fixtures');
}

function git(args, input) {
  return execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30, ...(input !== undefined && { input }) });
}

function paths(listed) {
  return listed
    .toString()
    .split('\0')
    .filter((path) => COUNTED.test(path));
}

/** The stripped lines of each file as it lies here. */
function here() {
  const files = new Map();
  for (const path of new Set(paths(git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...FOLDERS])))) {
    try {
      files.set(path, stripped(readFileSync(join(root, path), 'utf8'), path));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  return files;
}

/** The same at a revision. */
function at(revision) {
  const names = paths(git(['ls-tree', '-r', '-z', '--name-only', revision, '--', ...FOLDERS]));
  const out = git(['cat-file', '--batch'], names.map((path) => `${revision}:${path}\n`).join(''));
  let from = 0;
  return new Map(
    names.map((path) => {
      const head = out.indexOf('\n', from);
      const size = Number(out.toString('utf8', from, head).split(' ')[2]);
      from = head + 1 + size + 1;
      return [path, stripped(out.toString('utf8', head + 1, head + 1 + size), path)];
    }),
  );
}

/** The rows [path, added, deleted] of git's diff of the stripped files. */
function changes(before, after) {
  const folder = mkdtempSync(join(tmpdir(), 'count-lines-'));
  try {
    for (const [name, files] of [
      ['before', before],
      ['after', after],
    ])
      for (const [path, lines] of files) {
        mkdirSync(dirname(join(folder, name, path)), { recursive: true });
        writeFileSync(join(folder, name, path), lines.map((line) => `${line}\n`).join(''));
      }
    const args = ['diff', '--no-index', '--numstat', '-z', '-M', '-l0', 'before', 'after'];
    const { stdout, status, stderr } = spawnSync('git', args, { cwd: folder, maxBuffer: 1 << 30, encoding: 'utf8' });
    if (status === null || status > 1) throw new Error(stderr);
    const fields = stdout.split('\0');
    const rows = [];
    for (let at = 0; at + 1 < fields.length; ) {
      const [added, deleted, path] = fields[at++].split('\t');
      const [old, current] = path === '' ? [fields[at++], fields[at++]] : [path, path];
      const named = (current === '/dev/null' ? old : current).replace(/^(before|after)\//, '');
      rows.push([named, Number(added), Number(deleted)]);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(since) {
  const after = here();
  const sums = new Map();
  /** Adds to the row of a file: `what` is lines, added or deleted. */
  const add = (path, what, number) => {
    const room = roomOf(path);
    if (!sums.has(room)) sums.set(room, {});
    const key = `${isTest(path) ? 'test' : 'code'} ${what}`;
    for (const row of [sums.get(room), sums.get('all')]) row[key] = (row[key] ?? 0) + number;
  };
  sums.set('all', {});
  for (const [path, lines] of after) add(path, 'lines', lines.length);
  if (since !== undefined) {
    const before = at(since);
    for (const [path, lines] of after) add(path, 'net', lines.length);
    for (const [path, lines] of before) add(path, 'net', -lines.length);
    for (const [path, added, deleted] of changes(before, after)) {
      add(path, 'added', added);
      add(path, 'deleted', deleted);
    }
  }
  const columns = ['code', 'test'].flatMap((kind) =>
    (since === undefined ? ['lines'] : ['lines', 'added', 'deleted', 'net']).map((what) => `${kind} ${what}`),
  );
  const rooms = [...sums.keys()].filter((room) => room !== 'all').sort();
  const rows = [...rooms, 'all'].map((room) => [room, ...columns.map((key) => formatted(sums.get(room)[key] ?? 0, key))]);
  const table = [['', ...columns], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  console.log(table.map(line).join('\n'));
}

function formatted(number, key) {
  return `${key.endsWith('net') && number > 0 ? '+' : ''}${number.toLocaleString('en')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  report(values.since);
}
