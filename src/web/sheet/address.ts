import { formatSeries, type Series } from '../../exercises/index.ts';
import { withFields } from '../fields.ts';

export function sheetAddress(series: Series): string {
  return withFields('#/sheet', formatSeries(series));
}
