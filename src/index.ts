export * from './core/index.ts';
export * from './engines/index.ts';
export * from './games/index.ts';
export * from './search/index.ts';
