export { PositionEditor } from './position-editor.tsx';
