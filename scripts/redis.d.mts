export interface RedisServer {
  readonly port: number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}
export const REDIS_PACKAGES: readonly string[];
export function hasRedis(): boolean;
export function startRedis(folder: string, settings?: { port?: number; options?: readonly string[] }): Promise<RedisServer>;
export function freePort(): Promise<number>;
