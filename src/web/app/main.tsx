import { render } from 'preact';
import { keepOffline } from '../pwa/keep-offline.ts';
import { showChosenTheme } from '../theme.ts';
import { App } from './app.tsx';
import { followAddress } from './route.ts';

showChosenTheme();
followAddress();
render(<App />, document.getElementById('app') as HTMLElement);
keepOffline();
