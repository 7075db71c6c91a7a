import { addressNow } from './old-address.ts';

/** What is left of pages that had a file of their own once: they lead to where their addresses lead now. */
location.replace(`./index.html${addressNow(location.pathname, location.hash)}`);
