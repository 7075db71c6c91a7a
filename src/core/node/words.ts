import { inLanguage, type Language, type Translation } from '../../i18n/index.ts';
import { problems } from '../result.ts';

/** Why the system refuses a file, by its code. Other codes show the system's own message. */
const SYSTEM: Readonly<Record<string, Translation>> = {
  ENOENT: { en: 'no such file or directory', fr: 'il n’existe pas' },
  EACCES: { en: 'permission denied', fr: 'accès refusé' },
  EPERM: { en: 'operation not permitted', fr: 'opération refusée' },
  EBUSY: { en: 'resource busy or locked', fr: 'il est occupé ou verrouillé' },
  EISDIR: { en: 'illegal operation on a directory', fr: 'c’est un dossier' },
  ENOTDIR: { en: 'not a directory', fr: 'le chemin passe par un fichier qui n’est pas un dossier' },
  EEXIST: { en: 'a file of that name is in the way', fr: 'un fichier de ce nom y est déjà' },
  ENOSPC: { en: 'no space left on device', fr: 'le disque est plein' },
  EFBIG: { en: 'file too large', fr: 'il dépasse la taille permise' },
  EDQUOT: { en: 'disk quota exceeded', fr: 'le quota de disque est dépassé' },
  ENODEV: { en: 'it is a device, not a file', fr: 'c’est un périphérique, non un fichier' },
  EROFS: { en: 'read-only file system', fr: 'le disque est en lecture seule' },
  EIO: { en: 'the disk does not answer as it should', fr: 'le disque ne répond pas comme il devrait' },
};

type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message'>;

export function refusal({ code = '', message }: Refusal): Translation {
  return Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : { en: message, fr: message };
}

export function refusalIn(why: Refusal, language: Language): string {
  return inLanguage(refusal(why), language);
}

export const { error } = problems({
  'unwritable-file': {
    en: 'The file {file} cannot be written: {why}. Choose another place.',
    fr: 'Le fichier {file} ne peut être écrit : {why}. Choisissez un autre endroit.',
  },
  'not-a-plain-file': {
    en: 'The file {file} cannot be written: it is a pipe or a device. Name a plain file; a drawing without a file goes to standard output.',
    fr: 'Le fichier {file} ne peut être écrit : c’est un tube ou un périphérique. Nommez un vrai fichier ; un dessin sans fichier va sur la sortie standard.',
  },
});
