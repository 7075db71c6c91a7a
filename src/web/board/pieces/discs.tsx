/** A draughtsman: a disc with turned rings, seen from a little above. */
function Disc({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path class="rim" d="M-39 0V6A39 36 0 0 0 39 6V0Z" />
      <ellipse class="body" rx="39" ry="36" />
      <path class="glint" d="M-34.500 -5A35 32 0 0 1 5 -31.500A39 36 0 0 0 -34.500 -5Z" />
    </g>
  );
}

export function Man() {
  return (
    <>
      <Disc y={-2} />
      <ellipse class="engraved" cy={-2} rx="29" ry="26.500" />
      <ellipse class="engraved" cy={-2} rx="20" ry="18" />
      <ellipse class="shade" cy={-2} rx="11" ry="9.800" />
    </>
  );
}

/** Two men on top of each other, with a crown. */
export function Dame() {
  return (
    <>
      <Disc y={5} />
      <Disc y={-7} />
      <ellipse class="engraved" cy={-7} rx="31" ry="28.500" />
      <path class="crown" d="M-15.500 3.500L-19 -15L-9 -8.500L0 -21.500L9 -8.500L19 -15L15.500 3.500Q0 6.500 -15.500 3.500Z" />
    </>
  );
}

/** Othello's disc: the other side shows at its lower edge. */
export function Reversi() {
  return (
    <>
      <ellipse class="under" cy={3.5} rx="40" ry="39" />
      <ellipse class="body" cy={-1.5} rx="40" ry="38.500" />
      <path class="glint" d="M-33 -8A34 33 0 0 1 0 -34.500A34 33 0 0 1 12 -32.500A39 37 0 0 0 -33 -8Z" />
    </>
  );
}

/** A stone of Connect 4. The sides differ by what is cut into them as well as by their colour: a star and a ring. */
export function Stone({ side }: { side: 'yellow' | 'red' }) {
  return (
    <>
      <circle class="body" r="43" />
      <circle class="engraved" r="33.500" />
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
