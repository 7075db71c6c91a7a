/**
 * Document 004's arena of Chomp 2x2, from its worked example. 0 is the whole bar, 2 the bar without its last square, 1 and 3 the two
 * bars of two squares, 4 the poisoned square alone: whoever is to move there has lost. Adam moves at _a, Ève at _e.
 */
export const CHOMP_2X2 = `
0_a -> 1_e 2_e 3_e
1_e -> 4_a
2_e -> 1_a 3_a
3_e -> 4_a
1_a -> 4_e
3_a -> 4_e
start: 0_a
win adam: 4_e
win eve: 4_a
`;
