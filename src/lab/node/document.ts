import { checkPlot } from '../plot/plot-svg.ts';
import { error } from '../words.ts';

/** A document to plot in, where there is no page: linkedom's. */
export async function nodeDocument(): Promise<Document> {
  try {
    const { parseHTML } = await import('linkedom');
    return parseHTML('<!doctype html><html><body></body></html>').document as unknown as Document;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw error('no-package', { name: 'linkedom' });
  }
}

/** Throws a sentence where a package is missing that figures need: before a long run, not after it. */
export async function checkPlotting(): Promise<void> {
  await checkPlot();
  await nodeDocument();
}
