import { problems } from '../../../core/index.ts';
import { type Translation, words } from '../../../i18n/index.ts';

/** Why a server cannot be reached, by the code of the error. Other codes show the error's own message. */
const REASONS: Readonly<Record<string, Translation>> = {
  ECONNREFUSED: {
    en: 'nothing listens there. Start a server (redis-server), or check host and port',
    fr: 'aucun serveur n’y écoute. Démarrez un serveur (redis-server), ou vérifiez l’hôte et le port',
  },
  ENOTFOUND: { en: 'there is no such host. Check its name', fr: 'cet hôte n’existe pas. Vérifiez son nom' },
  EAI_AGAIN: {
    en: 'the name of the host is not found. Check it, and the network',
    fr: 'le nom de l’hôte est introuvable. Vérifiez-le, ainsi que le réseau',
  },
  ETIMEDOUT: {
    en: 'no answer. Check host and port, and that no firewall is in between',
    fr: 'pas de réponse. Vérifiez l’hôte et le port, et qu’aucun pare-feu ne bloque',
  },
  'no-tls': {
    en: 'no answer over TLS. If the server does not use TLS, type redis:// instead of rediss://',
    fr: 'pas de réponse en TLS. Si le serveur ne le parle pas, tapez redis:// au lieu de rediss://',
  },
  'not-redis': {
    en: 'what answers there is not a Redis server. Check host and port',
    fr: 'ce qui y répond n’est pas un serveur Redis. Vérifiez l’hôte et le port',
  },
  EHOSTUNREACH: { en: 'there is no way to that host. Check the network', fr: 'hôte inaccessible. Vérifiez le réseau' },
  ENETUNREACH: { en: 'there is no way to that network. Check it', fr: 'réseau inaccessible. Vérifiez-le' },
  ECONNRESET: {
    en: 'the server closed the connection at once. If it requires TLS, type rediss:// instead of redis://',
    fr: 'le serveur a raccroché aussitôt. S’il demande TLS, tapez rediss:// au lieu de redis://',
  },
};

export function reasonOf({ code = '', message }: Pick<NodeJS.ErrnoException, 'code' | 'message'>): Translation {
  return Object.hasOwn(REASONS, code) ? REASONS[code] : { en: message.replace(/\.+$/, ''), fr: message.replace(/\.+$/, '') };
}

/** Errors between a run, its queue and its workers. An address in them never shows its password. */
export const { failure, error } = problems(
  words({
    'queue-bad-address': {
      en: 'That is no address of a Redis server. Type redis://host, redis://host:6379/0, redis://user:password@host, or rediss://host for TLS; in a name or a password, % : / ? # and @ are written %25 %3A %2F %3F %23 and %40.',
      fr: 'Ce n’est pas l’adresse d’un serveur Redis. Tapez redis://hôte, redis://hôte:6379/0, redis://utilisateur:motdepasse@hôte, ou rediss://hôte pour TLS ; dans un nom ou un mot de passe, % : / ? # et @ s’écrivent %25 %3A %2F %3F %23 et %40.',
    },
    'queue-no-packages': {
      en: 'A queue needs the packages bullmq and ioredis, which are not installed: type npm install bullmq ioredis.',
      fr: 'Une file demande les paquets bullmq et ioredis, qui ne sont pas installés : tapez npm install bullmq ioredis.',
    },
    'queue-unreachable': {
      en: 'Redis at {address} cannot be reached: {why}.',
      fr: 'Redis est injoignable à {address} : {why}.',
    },
    'queue-wrong-password': {
      en: 'Redis at {address} refuses that name or password. Check them; without a name, the one called default is meant.',
      fr: 'Redis à {address} refuse ce nom ou ce mot de passe. Vérifiez-les ; sans nom, il s’agit de celui appelé default.',
    },
    'queue-wants-password': {
      en: 'Redis at {address} requires a password: type redis://:password@host, or set MINERVE_QUEUE_PASSWORD.',
      fr: 'Redis à {address} demande un mot de passe : tapez redis://:motdepasse@hôte, ou donnez-le dans MINERVE_QUEUE_PASSWORD.',
    },
    'queue-untrusted': {
      en: 'The certificate of {address} is not trusted ({why}). If it is your own, set NODE_EXTRA_CA_CERTS to the file of the authority that signed it.',
      fr: 'Le certificat de {address} n’est pas reconnu ({why}). S’il est à vous, donnez dans NODE_EXTRA_CA_CERTS le fichier de l’autorité qui l’a signé.',
    },
    'queue-refused': {
      en: 'Redis refused the command ({why}).',
      fr: 'Redis l’a refusé ({why}).',
    },
    'queue-lost-often': {
      en: 'It was abandoned: {times# worker|workers} died while doing it. It may need more memory than they have.',
      fr: 'Il a été abandonné : {times# exécutant est mort|exécutants sont morts} en plein travail, l’un après l’autre. Il demande peut-être plus de mémoire qu’ils n’en ont.',
    },
    'queue-foreign-job': {
      en: 'An entry of the queue is no job of Minerve {version}.',
      fr: 'Il y a dans la file quelque chose qui n’est pas un travail de Minerve {version}.',
    },
    'queue-foreign-answer': {
      en: 'The queue returned something that is no answer to a job. Does another program use that Redis?',
      fr: 'Ce qui est revenu de la file n’est pas une réponse à un travail. Ce Redis sert-il à autre chose ?',
    },
    'queue-program': {
      en: 'A worker refused to run {program}: its owner has not allowed it. To allow it, start all workers of this queue with --allow-program {program}.',
      fr: 'Un exécutant a refusé de lancer {program} pour d’autres : son propriétaire ne l’a pas permis. Pour le permettre, démarrez tous les exécutants de cette file avec --allow-program {program}.',
    },
    'queue-no-folder': {
      en: 'A worker refused to use the folder {path}: its owner has given it no folder. Start all workers of this queue with --folder DIR, the folder that contains {path}.',
      fr: 'Un exécutant a refusé de se servir du dossier {path} pour d’autres : son propriétaire ne lui en a donné aucun. Démarrez tous les exécutants de cette file avec --folder DOSSIER, le dossier où se trouve {path}.',
    },
    'queue-outside': {
      en: 'A worker refused to use {path}: it is not below the folder that its owner named. Name a path relative to that folder, without .. and without links that lead out of it.',
      fr: 'Un exécutant a refusé de se servir de {path} pour d’autres : cela ne se trouve pas sous le dossier que son propriétaire a donné. Nommez un chemin relatif à ce dossier, sans .. et sans lien qui en sorte.',
    },
    'queue-bad-folder': {
      en: 'The folder {folder} of the worker cannot be used: {why}. Make it, or name another with --folder.',
      fr: 'Le dossier {folder} de l’exécutant ne peut servir : {why}. Créez-le, ou nommez-en un autre par --folder.',
    },
    'queue-other-version': {
      en: 'A worker of Minerve {here} took it, but it is a job of Minerve {there}: use workers of the same version.',
      fr: 'Il a été pris par un exécutant de Minerve {here}, et c’est un travail de Minerve {there} : prenez des exécutants de la même version.',
    },
  }),
);
