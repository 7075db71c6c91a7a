import { useSignal } from '@preact/signals';
import { CopyButton, copyText } from '../copying.tsx';
import { Loaded } from '../loaded.tsx';
import type { Chapter } from './chapters.ts';
import { courseText } from './words.ts';

const listing = async () => (await import('../tree/step-panel.tsx')).ListingOf;
const pythonText = async () => {
  const { fonctionPython } = await import('../../cours/index.ts');
  return ({ of }: { readonly of: readonly string[] }) => {
    const code = of.map((name) => fonctionPython(name).trimEnd()).join('\n\n\n');
    return (
      <>
        <CopyButton label={copyText.copy} content={() => `${code}\n`} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
        <pre class="python" tabIndex={0} translate={false}>
          <code>{code}</code>
        </pre>
      </>
    );
  };
};

interface Props {
  readonly name: Chapter['program'];
  readonly python: Chapter['python'];
}

/** The program of a chapter, opened on demand. */
export function Program({ name, python }: Props) {
  const open = useSignal(false);
  return (
    <details class="chapter-program" onToggle={({ currentTarget }) => (open.value ||= currentTarget.open)}>
      <summary class="tall">{courseText.program}</summary>
      {open.value && python !== undefined && <Loaded load={pythonText} props={{ of: python }} />}
      {open.value && name !== undefined && <Loaded load={listing} props={{ of: name }} />}
    </details>
  );
}
