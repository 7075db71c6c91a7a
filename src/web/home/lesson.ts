import type { Language } from '../../i18n/index.ts';
import type { Route } from '../app/route.ts';
import { remember, remembered } from '../browser.ts';
import { language } from '../spoken.ts';

/** A chapter or a set of exercises, to be gone back to from the home page. */
interface Lesson {
  readonly page: 'course' | 'exercises';
  readonly hash: string;
  /** Absent where the page has no more than its name, or had it in another language. */
  readonly title?: string;
}

const KEPT = 'lesson';
/** A chapter, or exercises of a kind; not the lists of them, and no series of a class. */
const LESSON = /^#\/(?:course\/\w|exercises\?(?:.*&)?practise=)/;

export function noteLesson(route: Route, title: string | undefined): void {
  if (route.page !== 'course' && route.page !== 'exercises') return;
  if (!LESSON.test(route.hash)) return;
  remember(KEPT, JSON.stringify({ page: route.page, hash: route.hash, title, language: language.value }));
}

/** The one that was opened last in this browser, if it makes sense. */
export function lastLesson(): Lesson | undefined {
  try {
    const { page, hash, title, language: kept }: Lesson & { language: Language } = JSON.parse(remembered(KEPT) ?? '{}');
    if ((page !== 'course' && page !== 'exercises') || !LESSON.test(hash)) return undefined;
    return { page, hash, ...(kept === language.value && typeof title === 'string' && { title }) };
  } catch {
    return undefined;
  }
}
