declare module 'negamax-alpha-beta' {
  interface Rules<State, Move> {
    generateMoves(state: State): Move[];
    makeMove(state: State, move: Move): boolean;
    unmakeMove(state: State, move: Move): void;
    evaluate(state: State): number;
    evaluateTerminal(state: State): number | null;
  }
  export default class NegamaxAlphaBeta<State, Move> {
    nodeCount: number;
    constructor(rules: Rules<State, Move>);
    search(state: State, depth: number): { score: number; bestMove: Move };
  }
}
