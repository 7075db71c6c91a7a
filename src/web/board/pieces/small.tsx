/** Written with a thick pencil: strokes that are a little bowed, gone over again, and do not end at the same height. */
export function Cross() {
  return (
    <>
      <path class="stroke" pathLength={1} d="M-27 -29C-14 -13 9 12 28 26" />
      <path class="stroke" pathLength={1} d="M26 -28C9 -14 -12 9 -26 29" />
      <path class="again" d="M-29 -22C-15 -9 4 11 23 28M30 -25C14 -12 -7 8 -22 31" />
    </>
  );
}

export function Nought() {
  return (
    <>
      <path
        class="stroke"
        pathLength={1}
        d="M7 -29.500C-16 -33 -33 -16 -31.500 3.500C-30 23 -12 32.500 6 30.500C24 28.500 33 13 30.500 -5.500C28 -21 13 -32 -5 -29"
      />
      <path class="again" d="M-12 -30C-31 -22 -35 2 -26 17C-16 32 6 36 21 24C35 12 35 -13 20 -25" />
    </>
  );
}

/** A match. */
export function Stick() {
  return (
    <>
      <path class="cast" d="M-3 -30L14 -34L15.500 46L2 46Z" />
      <path class="body" d="M-7 -28L7 -28L7.500 43Q0 45.500 -7.500 43Z" />
      <path class="shade" d="M2 -28H7L7.500 43Q5 44 3 44.200Z" />
      <path
        class="head"
        d="M0 -47C9 -47 12.500 -38 11 -30C10.200 -25 6 -22.500 0 -22.500C-6 -22.500 -10.200 -25 -11 -30C-12.500 -38 -9 -47 0 -47Z"
      />
      <path
        class="glint"
        d="M-6 -38C-5 -42 -3 -43.500 -1 -43.500C-3 -40.500 -3.500 -36 -3.500 -32C-6 -33 -6.600 -35.500 -6 -38Z"
      />
    </>
  );
}

/** A square of a bar of chocolate: as large as its cell, so that the bar holds together. */
function Square() {
  return (
    <>
      <rect class="body" x="-50" y="-50" width="100" height="100" rx="6" />
      <path class="lit" d="M-46 -39A7 7 0 0 1 -39 -46H39A7 7 0 0 1 44 -44L31 -31H-31V31L-44 44A7 7 0 0 1 -46 39Z" />
      <path class="shade" d="M46 39A7 7 0 0 1 39 46H-39A7 7 0 0 1 -44 44L-31 31H31V-31L44 -44A7 7 0 0 1 46 -39Z" />
      <rect class="engraved" x="-31" y="-31" width="62" height="62" rx="3" />
    </>
  );
}

export function Chocolate() {
  return (
    <>
      <Square />
      <path class="sign" d="M-13 13C-19 -6 -4 -19 15 -15C18 3 6 18 -13 13ZM-18 19C-10 7 -2 -1 8 -8" />
    </>
  );
}

export function Poison() {
  return (
    <>
      <Square />
      <path
        class="skull"
        d="M0 -26C14 -26 22 -17 22 -5C22 3 18 7 14 10V19C14 22 12 23.500 9.500 23.500H-9.500C-12 23.500 -14 22 -14 19V10C-18 7 -22 3 -22 -5C-22 -17 -14 -26 0 -26Z"
      />
      <path
        class="hole"
        d="M-9 -9A6 6.500 0 1 1 -9 4A6 6.500 0 1 1 -9 -9ZM9 -9A6 6.500 0 1 1 9 4A6 6.500 0 1 1 9 -9ZM0 5L3.500 12H-3.500ZM-6.500 16.500V23H-4.500V16.500ZM-1 16.500V23H1V16.500ZM4.500 16.500V23H6.500V16.500Z"
      />
    </>
  );
}
