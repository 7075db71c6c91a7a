import type { Language } from '../../i18n/index.ts';
import type { Route } from '../app/route.ts';
import { remember, remembered } from '../browser.ts';
import { language } from '../language.ts';

/** A chapter or a set of exercises that the home page offers to return to. */
interface Lesson {
  readonly page: 'course' | 'exercises';
  readonly hash: string;
  /** Absent if the page has no title beyond its name, or if the title was kept in another language. */
  readonly title?: string;
}

const STORAGE_KEY = 'lesson';
/** A chapter, or the exercises of one kind; neither the lists of these nor a teacher's series. */
const LESSON = /^#\/(?:course\/\w|exercises\?(?:.*&)?practise=)/;

export function noteLesson(route: Route, title: string | undefined): void {
  if (route.page !== 'course' && route.page !== 'exercises') return;
  if (!LESSON.test(route.hash)) return;
  remember(STORAGE_KEY, JSON.stringify({ page: route.page, hash: route.hash, title, language: language.value }));
}

/** The lesson that was opened last in this browser, if what was stored is valid. */
export function lastLesson(): Lesson | undefined {
  try {
    const { page, hash, title, language: kept }: Lesson & { language: Language } = JSON.parse(remembered(STORAGE_KEY) ?? '{}');
    if ((page !== 'course' && page !== 'exercises') || !LESSON.test(hash)) return undefined;
    return { page, hash, ...(kept === language.value && typeof title === 'string' && { title }) };
  } catch {
    return undefined;
  }
}
