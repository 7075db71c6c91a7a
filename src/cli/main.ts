#!/usr/bin/env node
import { leave } from './leaving.ts';
import { main } from './program.ts';

process.exitCode = await main(process.argv.slice(2));
await leave();
