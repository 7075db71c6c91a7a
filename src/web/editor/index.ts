export { PositionEditor } from './editor.tsx';
