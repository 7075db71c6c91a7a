// The dependencies in proof/: which lemmas and definitions each statement and its proof use. They are read from the text
// of the Coq sources, so that the pages can be built without Coq; `npm run prove` compares them with Coq's own answer.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROOF } from './statements.mjs';

/** By which a name of the sources is known: `connect4/Connect4Rules.v/drop`. */
const keyOf = (file, name) => `${file}/${name}`;

const STATES =
  /^ *(?:Local |Global |#\[\w+\] )?(?:Lemma|Theorem|Example|Definition|Fixpoint|Inductive|CoInductive|Record|Let|Notation|Ltac)\s+([A-Za-z_][\w']*)/;
const WORD = /[A-Za-z_][\w']*/g;

/**
 * The sources by their names relative to the folder, without comments and texts.
 * @returns {Map<string, string>}
 */
function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.v') && !name.startsWith('build')).sort();
  return new Map(files.map((file) => [file, withoutComments(readFileSync(join(folder, file), 'utf8'))]));
}

function withoutComments(text) {
  let depth = 0;
  return text.replace(/\(\*|\*\)|[^(*]+|[(*]/g, (part) => {
    if (part === '(*') depth++;
    const kept = depth === 0 ? part : part.replace(/[^\n]/g, '');
    if (part === '*)') depth--;
    return kept;
  });
}

/** The files of the proof that a file requires, the last first, each before those that it requires itself. */
function requiredBy(sources) {
  const byModule = new Map([...sources.keys()].map((file) => [file.replace(/^.*\//, '').replace(/\.v$/, ''), file]));
  const direct = (file) =>
    [...(sources.get(file) ?? '').matchAll(/^From Minerve Require (?:Import |Export )?([^.]*)\./gm)].flatMap(([, names]) =>
      names
        .trim()
        .split(/\s+/)
        .flatMap((name) => byModule.get(name) ?? []),
    );
  const all = new Map();
  const of = (file) => {
    if (!all.has(file))
      all.set(file, [
        ...new Set(
          direct(file)
            .reverse()
            .flatMap((other) => [other, ...of(other)]),
        ),
      ]);
    return all.get(file);
  };
  for (const file of sources.keys()) of(file);
  return all;
}

const ASSUMES = /^ *(?:Variables?|Hypothes[ie]s|Context)\s+([^:]*):/;
const SECTION = /^ *(Section|Module|End)\b/;

/**
 * The statements of a source: each with its name, its text up to the next statement, and the variables of the sections
 * around it.
 */
function partsOf(text) {
  const parts = [];
  /** @type {string[][]} */
  const sections = [[]];
  for (const line of text.split('\n')) {
    const name = STATES.exec(line)?.[1];
    const assumed = ASSUMES.exec(line)?.[1].match(WORD) ?? [];
    const section = SECTION.exec(line)?.[1];
    sections.at(-1).push(...assumed);
    if (section === 'End') sections.pop();
    else if (section !== undefined) sections.push([]);
    if (name !== undefined) parts.push({ name, lines: [], variables: sections.flat() });
    else if (assumed.length > 0 || section !== undefined) parts.push({ lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  return parts.flatMap(({ name, lines, variables }) => (name === undefined ? [] : [{ name, text: lines.join('\n'), variables }]));
}

/**
 * The names that each lemma and definition uses directly.
 * @returns {Map<string, Set<string>>}
 */
export function dependencies(folder = PROOF) {
  const sources = sourcesIn(folder);
  const required = requiredBy(sources);
  const partsBy = new Map([...sources].map(([file, text]) => [file, partsOf(text)]));
  const found = new Map();
  for (const [file, parts] of partsBy) {
    const known = new Map();
    for (const other of [...(required.get(file) ?? [])].reverse())
      for (const { name } of partsBy.get(other) ?? []) known.set(name, keyOf(other, name));
    for (const { name, text, variables } of parts) {
      const bound = new Set([...variables, ...boundIn(text)]);
      const named = found.get(keyOf(file, name)) ?? new Set();
      // What is only computed away is no reference to Coq either.
      for (const [word] of text.replace(/\bsimpl\b[^.;]*/g, '').matchAll(WORD)) {
        const other = known.get(word);
        if (other !== undefined && word !== name && !bound.has(word)) named.add(other);
      }
      found.set(keyOf(file, name), named);
      known.set(name, keyOf(file, name));
    }
  }
  return found;
}

/** Names that a text binds itself. */
function boundIn(text) {
  const bound = new Set();
  for (const [, names] of text.matchAll(/\b(?:forall|exists|fun)\s+((?:[A-Za-z_][\w']*\s+)*[A-Za-z_][\w']*)\s*(?::|,|=>)/g))
    for (const name of names.split(/\s+/)) bound.add(name);
  for (const [, names] of text.matchAll(/[({]((?:[A-Za-z_][\w']*\s+)*[A-Za-z_][\w']*)\s*:(?!=)/g))
    for (const name of names.split(/\s+/)) bound.add(name);
  for (const [, names] of text.matchAll(/\b(?:intros?|as)\s+((?:[\s\w'|&,?()[\]-]+?)(?=\s+(?:as|using|in|by|at|eqn)\b|[.;:]))/g))
    for (const [name] of names.matchAll(WORD)) bound.add(name);
  return bound;
}

/**
 * The same as Coq resolved it, from the `.glob` files that it leaves beside what it has compiled.
 * @param {string} build
 * @returns {Map<string, Set<string>>}
 */
export function globDependencies(build, folder = PROOF) {
  const fileOf = new Map([...sourcesIn(folder).keys()].map((file) => [file.replace(/^.*\//, '').replace(/\.v$/, ''), file]));
  const found = new Map();
  for (const [module, file] of fileOf) {
    const lines = readFileSync(join(build, `${module}.glob`), 'utf8').split('\n');
    const stated = lines.flatMap((line) => {
      const [, at, name] = /^(?:prf|def|ind|rec|not|var) (\d+)\S* \S+ (\S+)/.exec(line) ?? [];
      return name === undefined ? [] : [{ at: Number(at), name }];
    });
    for (const line of lines) {
      const [, at, library, other] = /^R(\d+):\d+ Minerve\.(\w+) \S+ (\S+)/.exec(line) ?? [];
      const name = at === undefined ? undefined : stated.findLast((one) => one.at <= Number(at))?.name;
      if (name === undefined || other === '<>') continue;
      const key = keyOf(file, name);
      found.set(key, (found.get(key) ?? new Set()).add(keyOf(fileOf.get(library), other)));
    }
  }
  return found;
}

/**
 * The dependencies between the statements of the table. A statement depends on those that it uses, directly or through
 * names that are not in the table. Dependencies that follow from others are left out, so that a drawing shows each once.
 * @param {readonly import('./statements.mjs').Statement[]} rows
 * @returns {Map<string, readonly string[]>} by `FILE/NAME`
 */
export function lemmaGraph(rows, named = dependencies()) {
  const nodes = new Set(rows.flatMap(({ coq }) => coq.map(({ file, name }) => keyOf(file, name))));
  const direct = new Map([...nodes].map((node) => [node, reached(node)]));
  function reached(node) {
    const [to, seen] = [new Set(), new Set([node])];
    const walk = (key) => {
      for (const other of named.get(key) ?? [])
        if (nodes.has(other)) to.add(other);
        else if (!seen.has(other)) {
          seen.add(other);
          walk(other);
        }
    };
    walk(node);
    to.delete(node);
    return to;
  }
  const below = new Map();
  const allBelow = (node) => {
    if (!below.has(node)) below.set(node, new Set([...(direct.get(node) ?? [])].flatMap((other) => [other, ...allBelow(other)])));
    return below.get(node);
  };
  return new Map(
    [...direct].map(([node, to]) => [node, [...to].filter((one) => ![...to].some((other) => allBelow(other).has(one)))]),
  );
}
