export { shelf } from '../../games/index.ts';
