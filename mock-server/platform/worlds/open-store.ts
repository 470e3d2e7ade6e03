import { openStoreWith, type Store } from '../../store/store.ts';
import { contentOf } from '../recipes/rows.ts';

/** Opens the store of worlds that are made from recipes; see `openStoreWith`. */
export const openStore = (location: string): Promise<Store> => openStoreWith(location, contentOf);
