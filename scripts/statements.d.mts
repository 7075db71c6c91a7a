/** A text in each language. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** A definition, lemma or theorem of the Coq sources. */
export interface CoqStatement {
  readonly file: string;
  readonly name: string;
  /** The word with which it begins: Lemma, Definition... */
  readonly kind: string;
  /** A definition is not. */
  readonly isProved: boolean;
  readonly line: number;
  /** As it stands in the source, without its proof. */
  readonly text: string;
  /** From `Proof.` to `Qed.`; a definition has none. */
  readonly proof?: string;
}

/** A row of the table: see proof/statements/README.md. */
export interface Statement {
  readonly document: string;
  readonly number: string;
  readonly says: Both;
  readonly coq: readonly CoqStatement[];
  readonly differs?: Both;
  readonly errata?: readonly string[];
  readonly shows?: string;
}

export const PROOF: string;
export function readStatements(folder?: string): Statement[];
export function statementIn(source: string, name: string, file?: string): Omit<CoqStatement, 'file' | 'name'>;
