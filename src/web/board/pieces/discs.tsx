/** A draughtsman: a disc with turned rings, seen from a little above. */
function Disc({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path class="body" d="M-39 0V7A39 36 0 0 0 39 7V0Z" />
      <path class="rim" d="M-38 0V7A38 35 0 0 0 38 7V0Z" />
      <ellipse class="body" rx="39" ry="36" />
      <path class="glint" d="M-34.500 -5A35 32 0 0 1 5 -31.500A39 36 0 0 0 -34.500 -5Z" />
    </g>
  );
}

export function Man() {
  return (
    <>
      <ellipse class="cast" cx="3" cy="8" rx="40" ry="37" />
      <Disc y={-4} />
      <ellipse class="engraved" cy={-4} rx="29" ry="26.500" />
      <ellipse class="engraved" cy={-4} rx="20" ry="18" />
      <ellipse class="shade" cy={-4} rx="11" ry="9.800" />
    </>
  );
}

/** Two men on top of each other, with a crown. */
export function Dame() {
  return (
    <>
      <ellipse class="cast" cx="3" cy="10" rx="40" ry="37" />
      <Disc y={3} />
      <Disc y={-6} />
      <ellipse class="engraved" cy={-6} rx="31" ry="28.500" />
      <path class="crown" d="M-15.500 5.500L-20 -14L-9.500 -7L0 -21.500L9.500 -7L20 -14L15.500 5.500Q0 8.500 -15.500 5.500Z" />
    </>
  );
}

/** Othello's disc: the other side shows at its lower edge. */
export function Reversi() {
  return (
    <>
      <ellipse class="cast" cx="3" cy="6" rx="41" ry="40" />
      <ellipse class="rim" cy={3} rx="40.500" ry="39.500" />
      <ellipse class="body" cy={-2} rx="40.500" ry="38.500" />
      <path class="shade" d="M36 -20A40.500 38.500 0 0 1 -28 26A43 41 0 0 0 36 -20Z" />
      <path class="glint" d="M-34 -8A34 32 0 0 1 6 -34.500A40 38 0 0 0 -34 -8Z" />
    </>
  );
}

/** A stone of Connect 4. The sides differ by what is cut into them as well as by their colour: a star and a ring. */
export function Stone({ side }: { side: 'yellow' | 'red' }) {
  return (
    <>
      <circle class="body" r="43" />
      <circle class="engraved" r="33" />
      <path class="glint" d="M-29 -10A31 31 0 0 1 4 -30.500A33 33 0 0 0 -29 -10Z" />
      {side === 'yellow' ? (
        <path
          class="sign"
          d="M0 -17L4.900 -6.700L16.200 -5.300L7.900 2.600L10 13.800L0 8.300L-10 13.800L-7.900 2.600L-16.200 -5.300L-4.900 -6.700Z"
        />
      ) : (
        <circle class="sign" r="13" />
      )}
    </>
  );
}
