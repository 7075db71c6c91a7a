import { addressNow } from './old-address.ts';

/** The script of pages that once had a file of their own: it leads to their present address. */
location.replace(`./index.html${addressNow(location.pathname, location.hash)}`);
