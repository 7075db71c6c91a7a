import statements from 'virtual:statements';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { CoqStatement, Statement } from '../../../scripts/statements.mjs';
import '../course/course.css';
import { pageText } from '../language.ts';
import { Broken, Loaded } from '../loaded.tsx';
import { Related, subjectOf } from '../related.tsx';
import { LemmaGraph } from './lemma-graph.tsx';
import './proof.css';
import { byDocument, keyOf, nameIn, PROOF, slugIn, slugOf, statementAddress } from './statement.ts';
import { proofOf, type Theorem, theoremFor, theorems } from './theorems.tsx';
import { documents, numberTitle, proofText as text, theoremText } from './words.ts';

/** What is fetched when it is asked for: the figures, and the proofs. */
const treeLesson = async () => (await import('../course/tree-lesson.tsx')).TreeLesson;
const arenaLesson = async () => (await import('../course/arena-lesson.tsx')).ArenaLesson;
const proofScript = async () => {
  const { default: proofs } = await import('virtual:proofs');
  return ({ of }: { readonly of: CoqStatement }) => <Code>{proofs[keyOf(of)]}</Code>;
};

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** A theorem, the proof it rests on as a graph, and the card of the statement that is chosen in it. */
export function ProofPage({ address }: Props) {
  const slug = slugIn(address);
  const row = slug === '' ? undefined : statements.find((one) => slugOf(one) === slug);
  if (slug !== '' && row === undefined) return <NoStatement typed={slug} />;
  return <Shown first={row} name={nameIn(address)} />;
}

interface ShownProps {
  /** The statement of the address. */
  readonly first: Statement | undefined;
  readonly name: string | undefined;
}

function Shown({ first, name }: ShownProps) {
  const card = useRef<HTMLElement>(null);
  const theorem = useSignal<Theorem>(theoremFor(first) ?? theorems[0]);
  const [row, key] = [useSignal<Statement>(first ?? rowOf(theorem.value.name)), useSignal(name)];
  const lemmas = useMemo(() => proofOf(theorem.value.name), [theorem.value]);
  const chosen = chosenOf(row.value, key.value, lemmas);
  const show = (to: Statement, at?: string) => {
    row.value = to;
    key.value = at;
    history.replaceState(history.state, '', statementAddress(to, at));
  };
  const arrive = () => card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  useEffect(() => {
    // After the page has been brought to its beginning.
    if (first !== undefined) requestAnimationFrame(arrive);
  }, []);
  const choose = (to: Statement, at?: string) => {
    const found = theoremFor(to);
    if (found !== undefined && !proofOf(theorem.value.name).some((one) => to.coq.map(keyOf).includes(one))) theorem.value = found;
    show(to, at);
    card.current?.scrollIntoView({ block: 'nearest' });
    requestAnimationFrame(arrive);
  };
  return (
    <div class="proof-page stack loose">
      <h1 tabIndex={-1}>{text.title}</h1>
      <ul class="proof-theorems row scroll" aria-label={text.theorems}>
        {theorems.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              aria-pressed={one === theorem.value}
              onClick={() => {
                theorem.value = one;
                show(rowOf(one.name), one.name);
              }}
            >
              {pageText(rowOf(one.name).title)}
            </button>
          </li>
        ))}
      </ul>
      <div class="proof-theorem row">
        <p class="formula" translate={false}>
          {theorem.value.formula}
        </p>
        <p>{theoremText[theorem.value.says]}</p>
        <p class="seal">{theorem.value.needsCertificates ? text.sealOfCertificates : text.seal}</p>
      </div>
      <Related subject={subjectOf(theorem.value.says)} here="prove" />
      <div class="proof-desk stack loose">
        <LemmaGraph lemmas={lemmas} chosen={chosen} onChoose={(to) => choose(rowOf(to), to)} />
        <article ref={card} class="card statement stack" aria-labelledby={slugOf(row.value)}>
          <Card key={`${slugOf(row.value)} ${chosen}`} row={row.value} first={chosen} />
        </article>
      </div>
      <Findings onChoose={choose} />
      <All onChoose={choose} />
    </div>
  );
}

/** The name of a statement that is shown in a proof: the wanted one, else the first that is proved. */
function chosenOf({ coq }: Statement, wanted: string | undefined, lemmas: readonly string[]): string | undefined {
  const drawn = coq.filter((one) => lemmas.includes(keyOf(one)));
  const one = drawn.find((each) => keyOf(each) === wanted) ?? drawn.find(({ isProved }) => isProved) ?? drawn[0];
  return one && keyOf(one);
}

/** Where a name is stated: the first row that has it. */
const rowOf = (name: string): Statement => statements.find(({ coq }) => coq.some((one) => keyOf(one) === name)) as Statement;

function NoStatement({ typed }: { readonly typed: string }) {
  return (
    <Broken title={text.noStatementTitle} why={text.noStatement({ typed })}>
      <a href={PROOF}>{text.all}</a>
    </Broken>
  );
}

interface ChooserProps {
  readonly onChoose: (row: Statement) => void;
}

/** To a statement without leaving the page; as a link it can be copied. */
function StatementLink({ row, onChoose }: ChooserProps & { readonly row: Statement }) {
  return (
    <a
      href={statementAddress(row)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(row);
      }}
    >
      {pageText(row.title)}
    </a>
  );
}

/** The slips of the sources, and what is not proved because it is not so. */
function Findings({ onChoose }: ChooserProps) {
  const rows = statements.filter(({ coq, errata = [] }) => coq.length === 0 || errata.length > 0);
  return (
    <Later kind="findings" label={text.findings({ count: rows.length })}>
      <ul>
        {rows.map((row) => (
          <li key={row.number}>
            <StatementLink row={row} onChoose={onChoose} /> <small>{sourceOf(row)}</small>
            <p>
              {row.coq.length === 0 && <b>{text.notProved}. </b>}
              {row.differs !== undefined && pageText(row.differs)}{' '}
              {row.errata !== undefined && text.errata({ list: row.errata.join(', ') })}
            </p>
          </li>
        ))}
      </ul>
    </Later>
  );
}

function All({ onChoose }: ChooserProps) {
  return (
    <Later kind="all-statements" label={text.allStatements({ count: statements.length })}>
      {[...byDocument(statements)].map(([document, rows]) => (
        <section key={document}>
          <h2>{pageText(documents[document])}</h2>
          <ul>
            {rows.map((row) => (
              <li key={row.number}>
                <StatementLink row={row} onChoose={onChoose} /> <small>{pageText(numberTitle(row.number))}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Later>
  );
}

const sourceOf = ({ document, number }: Statement): string =>
  text.sourceOf({ source: pageText(documents[document]), number: pageText(numberTitle(number)) });

/** A statement in words, as Coq reads it, how the paper differs, and what shows it live. */
function Card({ row, first }: { readonly row: Statement; readonly first: string | undefined }) {
  const { says, coq, differs, errata = [], shows } = row;
  const chosen = coq.find((one) => keyOf(one) === first) ?? coq[0];
  const others = coq.filter((one) => one !== chosen);
  return (
    <>
      <h2 id={slugOf(row)} class="heading" tabIndex={-1}>
        {pageText(row.title)}
      </h2>
      <p class="hint">{sourceOf(row)}</p>
      <Says of={pageText(says)} />
      {chosen === undefined ? <p class="mark row note">{text.notProved}</p> : <Formal of={chosen} />}
      {others.length > 0 && (
        <Later label={text.others({ count: others.length })}>
          {others.map((one) => (
            <Formal key={one.name} of={one} />
          ))}
        </Later>
      )}
      {(differs !== undefined || errata.length > 0) && (
        <div class="differs">
          <h3>{text.differs}</h3>
          {differs !== undefined && <p>{pageText(differs)}</p>}
          {errata.length > 0 && <p>{text.errata({ list: errata.join(', ') })}</p>}
        </div>
      )}
      {shows !== undefined && <Live address={shows} label={text.liveOf({ number: pageText(row.title) })} />}
    </>
  );
}

/** A statement, its cases as a list. */
function Says({ of }: { readonly of: string }) {
  const [first, ...cases] = of.split('\n');
  return (
    <div class="says stack">
      <p>{inMathematics(first)}</p>
      {cases.length > 0 && (
        <ul>
          {cases.map((line) => (
            <li key={line}>{inMathematics(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Indices and powers, which the table writes `m_(i-1)` and `b^⌈d/2⌉`, as they are printed. */
function inMathematics(sentence: string): ComponentChildren {
  const parts = sentence.split(/([_^](?:\([^()]*\)|⌈[^⌉]*⌉|⌊[^⌋]*⌋|\w(?!\w)))/);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const shown = part.slice(1).replace(/^\((.*)\)$/, '$1');
    return part[0] === '_' ? <sub key={at}>{shown}</sub> : <sup key={at}>{shown}</sup>;
  });
}

/** A statement as Coq reads it, where it stands, and its proof for who wants it. */
function Formal({ of }: { readonly of: CoqStatement }) {
  return (
    <div class="formal stack">
      <p class="mark row note">
        <b>{of.isProved ? text.proved : text.defined}</b>
        <code translate={false}>{of.name}</code>
        <span>{text.where({ file: `proof/${of.file}`, line: of.line })}</span>
      </p>
      <Code>{of.text}</Code>
      {of.isProved && (
        <Later label={text.proof} aria={text.proofOf({ name: of.name })}>
          <Loaded load={proofScript} props={{ of }} />
        </Later>
      )}
    </div>
  );
}

/** The search or the arena that shows it. */
function Live({ address, label }: { readonly address: string; readonly label: string }) {
  const tree = useMemo(() => ({ figure: { kind: 'tree' as const, address }, words: {} }), [address]);
  const arena = useMemo(() => ({ figure: { kind: 'arena' as const, address } }), [address]);
  return (
    <Later kind="live" label={text.live} aria={label}>
      {address.startsWith('#/arena') ? <Loaded load={arenaLesson} props={arena} /> : <Loaded load={treeLesson} props={tree} />}
      <p>
        <a href={address}>{text.livePage}</a>
      </p>
    </Later>
  );
}

interface LaterProps {
  readonly kind?: string;
  readonly label: string;
  /** What it is called where its place does not say it. */
  readonly aria?: string;
  readonly children: ComponentChildren;
}

/** What is made when it is first opened. */
function Later({ kind = '', label, aria, children }: LaterProps) {
  const open = useSignal(false);
  return (
    <details class={`later ${kind}`} onToggle={({ currentTarget }) => (open.value ||= currentTarget.open)}>
      <summary aria-label={aria}>{label}</summary>
      {open.value && children}
    </details>
  );
}

/** Lines are broken rather than scrolled. */
function Code({ children }: { readonly children: string }) {
  return (
    <pre class="coq" translate={false}>
      <code>{children}</code>
    </pre>
  );
}
