import statements from 'virtual:statements';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { CoqStatement, Statement } from '../../../scripts/statements.mjs';
import '../course/course.css';
import { Broken, Loaded } from '../loaded.tsx';
import { said } from '../spoken.ts';
import './proof.css';
import { byDocument, keyOf, PROOF, slugIn, slugOf, statementAddress } from './statement.ts';
import { documents, numberTitle, proofText as text } from './words.ts';

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

/** The statements of the documents in order, each with what is proved of it. */
export function ProofPage({ address }: Props) {
  const slug = slugIn(address);
  const known = slug === '' || statements.some((one) => slugOf(one) === slug);
  useEffect(() => {
    // After the page has been brought to its beginning.
    if (slug !== '' && known) requestAnimationFrame(() => goTo(slug));
  }, [slug]);
  if (!known) return <NoStatement typed={slug} />;
  return (
    <div class="proof-page">
      <div class="intro">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
        <p>{text.trusted}</p>
        <p>
          {text.check} <code translate={false}>npm run prove</code>
        </p>
      </div>
      <Contents />
      {[...byDocument(statements)].map(([document, rows]) => (
        <section key={document} class="proof-document" aria-labelledby={`document-${document}`}>
          <h2 id={`document-${document}`}>{headingOf(document)}</h2>
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </section>
      ))}
    </div>
  );
}

function goTo(slug: string): void {
  const heading = document.getElementById(slug);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const headingOf = (number: string): string => said(documents[number]);

function NoStatement({ typed }: { readonly typed: string }) {
  return (
    <Broken title={text.noStatementTitle} why={text.noStatement({ typed })}>
      <a href={PROOF}>{text.all}</a>
    </Broken>
  );
}

function Contents() {
  return (
    <nav class="proof-contents" aria-label={text.contents}>
      {[...byDocument(statements)].map(([document, rows]) => (
        <section key={document}>
          <h2>{headingOf(document)}</h2>
          <ul>
            {rows.map((row) => (
              <li key={row.number}>
                <a href={statementAddress(row)} translate={false}>
                  {said(numberTitle(row.number))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Row({ row }: { readonly row: Statement }) {
  const { number, says, coq, differs, errata = [], shows } = row;
  const [proved, defined] = [coq.filter(({ isProved }) => isProved), coq.filter(({ isProved }) => !isProved)];
  return (
    <article class="card statement" aria-labelledby={slugOf(row)}>
      <h3 id={slugOf(row)} tabIndex={-1} translate={false}>
        {said(numberTitle(number))}
      </h3>
      <p class="says">{said(says)}</p>
      {coq.length === 0 && <p class="mark">{text.notProved}</p>}
      {proved.map((one) => (
        <Formal key={one.name} of={one} />
      ))}
      {proved.length === 0 ? defined.map((one) => <Formal key={one.name} of={one} />) : <Definitions of={defined} />}
      {(differs !== undefined || errata.length > 0) && (
        <div class="differs">
          <h4>{text.differs}</h4>
          {differs !== undefined && <p>{said(differs)}</p>}
          {errata.length > 0 && <p>{text.errata({ list: errata.join(', ') })}</p>}
        </div>
      )}
      {shows !== undefined && <Live address={shows} label={text.liveOf({ number: said(numberTitle(number)) })} />}
    </article>
  );
}

/** A statement as Coq reads it, where it stands, and its proof for who wants it. */
function Formal({ of }: { readonly of: CoqStatement }) {
  return (
    <div class="formal">
      <p class="mark">
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

function Definitions({ of }: { readonly of: readonly CoqStatement[] }) {
  if (of.length === 0) return null;
  return (
    <Later label={text.definitions(of.length)}>
      {of.map((one) => (
        <Formal key={one.name} of={one} />
      ))}
    </Later>
  );
}

/** The search or the arena that shows it. */
function Live({ address, label }: { readonly address: string; readonly label: string }) {
  const tree = useMemo(() => ({ figure: { kind: 'tree' as const, address }, words: {} }), [address]);
  const arena = useMemo(() => ({ figure: { kind: 'arena' as const, address } }), [address]);
  return (
    <Later kind="live" label={text.live} aria={label}>
      {address.startsWith('#/arena') ? <Loaded load={arenaLesson} props={arena} /> : <Loaded load={treeLesson} props={tree} />}
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
