/** Work in slices shorter than a person notices. */
const SLICE = 20;

/** To be awaited often in a long loop: once the slice is over, the page gets its turn. */
export function breathing(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < SLICE) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}
