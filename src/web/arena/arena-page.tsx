import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { type ArenaSource, arenaPresets } from '../../explain/index.ts';
import { isBare } from '../fields.ts';
import { pageText } from '../language.ts';
import { Broken, Waiting } from '../loaded.tsx';
import { Origin } from '../origin.tsx';
import { Related } from '../related.tsx';
import { Tabs } from '../tabs.tsx';
import './arena.css';
import { AttractorsPanel } from './attractors-panel.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { ArenaFigure } from './figure.tsx';
import { FigureFooter } from './figure-footer.tsx';
import { GraphPanel } from './graph-panel.tsx';
import { FIRST_LINK, FIRST_RANK, linkOf, readLink, TABS, type Tab } from './link.ts';
import { PlayPanel } from './play-panel.tsx';
import { Rule } from './rule.tsx';
import { Sharing } from './sharing.tsx';
import { barOf, StealingPanel } from './stealing-panel.tsx';
import { ArenaStore, arenaFrom } from './store.ts';
import { arenaText } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** Arenas and their attractors (the Course, I): typed, drawn by hand or of a small game. */
export function ArenaPage({ address }: Props) {
  const store = useSignal<ArenaStore | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const read = readLink(address) ?? FIRST_LINK;
    const link = isBare(address) ? { ...read, rank: FIRST_RANK } : read;
    void arenaFrom(link.source).then((opened) => {
      if (!wanted) return;
      if (opened.ok) store.value = new ArenaStore(link, opened.value);
      else problem.value = opened.error;
    });
    return () => {
      wanted = false;
      store.value?.close();
    };
  }, [address]);
  if (store.value !== undefined) return <Desk store={store.value} />;
  if (problem.value === undefined) return <Waiting>{arenaText.opening}</Waiting>;
  return (
    <Broken role="alert" title={arenaText.cannotOpen} why={pageText(problem.value)}>
      <a href={linkOf(FIRST_LINK)}>{arenaText.openPreset}</a>
    </Broken>
  );
}

function Desk({ store }: { readonly store: ArenaStore }) {
  const section = useRef<HTMLElement>(null);
  const tab = store.tab.value;
  return (
    <>
      <Head store={store} />
      <div class="arena-desk">
        <section
          ref={section}
          class={`card arena-stage filled${store.isStale.value ? ' of-stale' : ''}`}
          aria-label={arenaText.figure}
        >
          <ArenaFigure store={store} fullScreen={() => section.current} />
          <FigureFooter store={store} />
          <Related subject="attractors" here="try" />
          <Origin of={originOf(store.source.value)} />
        </section>
        <section class="card arena-side filled" aria-label={arenaText.tabs}>
          <Tabs
            name={arenaText.tabs}
            chosen={tab}
            onChoose={(chosen) => store.set({ tab: chosen })}
            tabs={tabsOf(store).map((one) => [one, arenaText[one]])}
          >
            {tab === 'graph' && <GraphPanel store={store} />}
            {tab === 'attractors' && <AttractorsPanel store={store} />}
            {tab === 'play' && <PlayPanel store={store} />}
            {tab === 'certificate' && <CertificatePanel store={store} />}
            {tab === 'stealing' && <StealingPanel store={store} />}
          </Tabs>
          <Sharing store={store} />
        </section>
      </div>
    </>
  );
}

/** A theft of strategies is one of Chomp. */
function tabsOf(store: ArenaStore): readonly Tab[] {
  const isStolen = store.tab.value === 'stealing' || barOf(store.shown.value.game?.name) !== undefined;
  return isStolen ? TABS : TABS.filter((tab) => tab !== 'stealing');
}

/** Which arena: the course's, or one of one's own. */
function Head({ store }: { readonly store: ArenaStore }) {
  const source = store.source.value;
  const chosen = source.kind === 'preset' ? source.preset : '';
  return (
    <div class="arena-head row words">
      <h1 tabIndex={-1}>{arenaText.title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div class="arena-sources row" role="group" aria-label={arenaText.sources}>
        <select
          class="presets"
          aria-label={arenaText.presets}
          value={chosen}
          onChange={({ currentTarget: { value } }) => value !== '' && void store.open({ kind: 'preset', preset: value })}
        >
          {chosen === '' && <option value="">{ownName(source)}</option>}
          {arenaPresets.map(({ name, title }) => (
            <option key={name} value={name}>
              {pageText(title)}
            </option>
          ))}
        </select>
        <button type="button" class="main" onClick={() => store.set({ tab: 'graph' })}>
          {arenaText.ownGraph}
        </button>
        <Rule store={store} />
      </div>
    </div>
  );
}

/** Where an example stands, if it is none of ours. */
const originOf = (source: ArenaSource) =>
  source.kind === 'preset' ? arenaPresets.find(({ name }) => name === source.preset)?.origin : undefined;

/** The name of an arena that is not one of the Course's. */
function ownName(source: ArenaSource): string {
  if (source.kind === 'game') return arenaText.isGame({ game: source.game });
  return source.kind === 'drawn' ? arenaText.isDrawn : arenaText.isTyped;
}
