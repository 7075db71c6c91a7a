/** The pages whose code is loaded when they are wanted. */
export const playPage = async () => (await import('../play/index.ts')).PlayPage;
export const savesPage = async () => (await import('../saves/index.ts')).SavesPage;
