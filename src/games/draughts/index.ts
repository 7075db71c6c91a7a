export { bitOfSquare } from '../../kernels/index.ts';
export { type DraughtsSetup, makeDraughtsFen, parseDraughtsFen } from './fen.ts';
export { type Draughts, type DraughtsOptions, draughts, draughtsFromOptions } from './game.ts';
export {
  formatHubLine,
  formatHubMove,
  formatHubPosition,
  HUB_VARIANTS,
  type HubArguments,
  hubVariant,
  isHubGame,
  parseHubArguments,
  parseHubMove,
  parseHubPosition,
  positionToPlayOn,
  rulesOfHubVariant,
} from './hub.ts';
export { draughtsRecords } from './pdn.ts';
export { DraughtsPosition } from './position.ts';
export { type DraughtsVariant, firstColour } from './variant.ts';
