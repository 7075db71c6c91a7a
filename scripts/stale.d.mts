export const INSTALLED: string;
export const BUILT: string;
export function lockHash(): string;
export function packagesAreThere(): boolean;
export function isStale(): boolean;
