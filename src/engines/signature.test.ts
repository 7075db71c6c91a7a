import { beforeAll, describe, expect, it } from 'vitest';
import { DRAUGHTS_RULES } from '../kernels/index.ts';
import { algorithms } from '../search/index.ts';
import { type SignatureRow, signatureOf, signatureRows } from './signature.ts';

/** A commit that changes a search on purpose changes these, and its message says the signature before and after. */
const SIGNATURE = '59ba49b1';
const COUNTS = `
chess selective 38386 78776 42308 20201 41769
chess exact 2971 8683 1397 7843 4267
chess values 3610 31845 2742 10582 5253
chess:course selective 479 11222 941 1441 1243
chess:course exact 627 2562 299 2700 1038
chess:course values 1105 21347 813 6615 2817
chess:thesis selective 903 7162 1109 530 1485
chess:thesis exact 803 2690 310 2752 1108
chess:thesis values 1233 32282 899 5330 2603
othello selective 52983 57135 131612 48809 72099 3588
othello exact 2298 9642 35786 10113 10562 626
othello values 5766 50028 122075 49885 41209 1591
othello:6x6 selective 24545 30709 35093
othello:6x6 exact 2058 2318 5238
othello:6x6 values 3679 6874 14072
othello:4x4 selective 1185
othello:4x4 exact 648
othello:4x4 values 2509
draughts selective 10920 24959 4254
draughts exact 5229 10001 4281
draughts values 10251 11990 10132
draughts:international selective 64938 45414 16350
draughts:international exact 17583 15504 11321
draughts:international values 27760 42498 30782
draughts:english selective 53897 20723 17871 7973
draughts:english exact 5456 6417 3182 290
draughts:english values 19921 17239 6140 775
draughts:russian selective 26821 20051 13002 20164
draughts:russian exact 6880 3976 3981 12541
draughts:russian values 20153 18568 6268 9848
draughts:brazilian selective 35020 12775 10015 8376
draughts:brazilian exact 6877 5806 4440 5874
draughts:brazilian values 19637 3299 15809 4825
draughts:pool selective 42097 11873 6154
draughts:pool exact 7538 3064 262
draughts:pool values 17790 13713 1762
draughts:frisian selective 15067 35239 214
draughts:frisian exact 3447 5848 281
draughts:frisian values 24646 22774 447
draughts:english:6x6:endless selective 3680 5747
draughts:english:6x6:endless exact 1112 2442
draughts:english:6x6:endless values 2053 1964
connect4 solve 138 700 3698 37879 64793
connect4 weak 138 518 403 5138 4206
connect4 columns 136 677 13781 38305
connect4 look 21024 28242 66453 7221
minimax alone 18730 17921 1869 14120 5274 40 333 1777 421
minimax ordered 5930 7176 1713 1441 1146 40 119 1216 421
minimax deepening 8713 10351 2566 3030 1816 78 371 1810 442
maximin alone 18730 17921 1869 14120 5274 40 333 1777 421
maximin ordered 18730 17921 1869 14120 5274 40 333 1777 421
maximin deepening 23018 22796 2754 22627 6349 113 837 2457 442
minimax2 alone 2072 3764 712 745 397 29 129 788 104
minimax2 ordered 1672 2078 363 752 397 33 47 534 102
minimax2 deepening 1785 2414 597 1243 591 80 187 902 104
alphabeta alone 1692 2216 506 720 328 29 84 640 104
alphabeta ordered 1332 1357 242 674 328 31 41 447 102
alphabeta deepening 1446 1567 454 1091 522 53 164 868 104
alphabeta-soft alone 1692 2216 506 720 328 29 84 640 104
alphabeta-soft ordered 1038 1161 217 198 289 31 31 429 102
alphabeta-soft deepening 1039 908 403 371 489 48 123 722 104
negamax alone 18730 17921 1869 14120 5274 40 333 1777 421
negamax ordered 5930 7176 1713 1441 1146 40 119 1216 421
negamax deepening 8713 10351 2566 3030 1816 78 371 1810 442
negamax-alphabeta alone 1692 2216 506 720 328 29 84 640 104
negamax-alphabeta ordered 1332 1357 242 674 328 31 41 447 102
negamax-alphabeta deepening 1446 1567 454 1091 522 53 164 868 104
negascout alone 2184 3608 360 853 328 38 73 1107 152
negascout ordered 927 1275 143 243 289 34 29 525 150
negascout deepening 1008 861 388 388 489 70 118 702 128
mtdf alone 1156 1258 342 204 296 27 85 584 109
mtdf ordered 849 618 225 159 308 37 59 487 107
mtdf deepening 1147 1165 421 483 549 87 275 864 152
sss alone 1162 1424 430 359 305 35 127 632 268
sss ordered 1283 1211 373 323 316 36 348 474 268
sss deepening 1242 1054 629 622 559 113 286 1266 313
dual alone 1181 1781 345 240 296 49 139 668 169
dual ordered 823 1281 142 192 308 58 106 541 171
dual deepening 1130 1105 449 512 549 87 275 874 176
negascout aspiration 3328 7503 1038 1636 522 95 282 1831 168
negascout winning-move 940 2079 360 853 328 38 30 1107 152
`;

describe('The signature', () => {
  const rows: SignatureRow[] = [];
  beforeAll(async () => {
    for await (const row of signatureRows()) rows.push(row);
  }, 60_000);

  it('is that of the searches as they are: every kernel and every algorithm visits exactly these nodes', () => {
    const lines = rows.map(({ name, search, counts }) => `${name} ${search} ${counts.join(' ')}`);
    expect(lines).toEqual(COUNTS.trim().split('\n'));
    expect(signatureOf(rows)).toBe(SIGNATURE);
  });

  it('leaves no algorithm and no rules of draughts out', () => {
    const names = new Set(rows.map(({ name }) => name));
    const wanted = [...algorithms.map(({ name }) => name), ...DRAUGHTS_RULES.map(draughtsName), 'chess', 'othello', 'connect4'];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('changes with any count, though the sum stays', () => {
    const [first, ...rest] = rows as [SignatureRow, ...SignatureRow[]];
    const counts = first.counts.map((nodes, i) => nodes + (i === 0 ? 1 : i === 1 ? -1 : 0));
    expect(signatureOf([{ ...first, counts }, ...rest])).not.toBe(SIGNATURE);
  });
});

function draughtsName(rules: string): string {
  return rules === 'souffler' ? 'draughts' : `draughts:${rules}`;
}
