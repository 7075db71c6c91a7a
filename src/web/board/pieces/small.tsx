/** Written with a thick pencil: strokes that are a little bowed, and do not end at the same height. */
export function Cross() {
  return (
    <>
      <path class="stroke" pathLength={1} d="M-28 -30C-14 -12 10 12 29 27" />
      <path class="stroke" pathLength={1} d="M27 -29C9 -14 -12 10 -27 30" />
    </>
  );
}

export function Nought() {
  return (
    <path
      class="stroke"
      pathLength={1}
      d="M6 -31C-18 -34 -34 -16 -32 4C-30 24 -12 33 6 31C24 29 34 13 31 -6C28 -22 14 -32 -3 -30"
    />
  );
}

/** A match. */
export function Stick() {
  return (
    <>
      <path class="cast" d="M-1 -30L9 -32L10 45L1 45Z" />
      <path class="body" d="M-5 -28L5 -28L5.500 42Q0 44 -5.500 42Z" />
      <path class="shade" d="M1.500 -28H5L5.500 42Q3.500 43 2 43Z" />
      <path
        class="head"
        d="M0 -46C7 -46 9.500 -38 8.500 -31C8 -26.500 4.500 -24.500 0 -24.500C-4.500 -24.500 -8 -26.500 -8.500 -31C-9.500 -38 -7 -46 0 -46Z"
      />
      <path
        class="glint"
        d="M-4.500 -39C-3.500 -42 -2 -43 -.500 -43C-2 -40.500 -2.500 -36 -2.500 -33C-4.500 -34 -5 -37 -4.500 -39Z"
      />
    </>
  );
}

/** A square of a bar of chocolate: nearly as large as its cell, so that the bar holds together. */
function Square() {
  return (
    <>
      <rect class="body" x="-48" y="-48" width="96" height="96" rx="9" />
      <path class="lit" d="M-48 -39A9 9 0 0 1 -39 -48H39A9 9 0 0 1 48 -39L32 -32H-32V32L-48 39Z" />
      <path class="shade" d="M48 39A9 9 0 0 1 39 48H-39A9 9 0 0 1 -48 39L-32 32H32V-32L48 -39Z" />
      <rect class="engraved" x="-32" y="-32" width="64" height="64" rx="4" />
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
