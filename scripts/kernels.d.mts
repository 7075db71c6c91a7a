export interface KernelBuild {
  readonly main: string;
  readonly out: string;
  readonly threads?: boolean;
  readonly use?: Readonly<Record<string, number>>;
  readonly folder?: string;
}
export function buildKernel(build: KernelBuild): Promise<void>;
export function buildKernels(folder?: string, ifStale?: boolean): Promise<void>;
