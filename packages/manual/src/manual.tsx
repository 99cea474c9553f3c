import { MenuIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { type ReactNode, useMemo, useState } from 'react'
import { FrameProvider, type ManualFrame, PlaceLink } from './context.tsx'
import { ManualSearch } from './manual-search.tsx'
import { Calls } from './pages/calls.tsx'
import { Features } from './pages/features.tsx'
import { Home } from './pages/home.tsx'
import { Machines } from './pages/machines.tsx'
import { Rules } from './pages/rules.tsx'
import { Simulation } from './pages/simulation.tsx'
import { Glossary, Written } from './pages/written.tsx'
import { parsePlace, type SectionId, SECTIONS } from './place.tsx'
import { arrived, type ManualSource } from './source.tsx'
import './manual.css'
import './pages.css'

export interface ManualProps {
  readonly source: ManualSource
  /** Where one is, such as `reglas/sick-leave/prorroga`; empty: the first page. */
  readonly place: string
  /** Address of a place, for links that open in a tab of their own. */
  readonly hrefOf: (place: string) => string
  readonly onGo: (place: string) => void
  /** Hears the title of the page that is shown. */
  readonly onTitle?: (title: string) => void
}

/** Each section shows its list, or the thing of the address. */
const PAGES: Readonly<Record<SectionId, (id: string) => ReactNode>> = {
  caracteristicas: (id) => <Features id={id} />,
  reglas: (id) => <Rules id={id} />,
  maquinas: (id) => <Machines id={id} />,
  simulador: (id) => <Simulation id={id} />,
  api: (id) => <Calls id={id} />,
  glosario: (id) => <Glossary term={id} />,
  decisiones: (id) => <Written section="decisiones" id={id} />,
  guias: (id) => <Written section="guias" id={id} />,
}

/** Another machine is chosen inside the page, which keeps what it shows. */
const STAYS = 'simulador'

const Sections = ({ current }: { readonly current: SectionId | null }) => (
  <ul>
    <li>
      <PlaceLink to="" current={current === null}>
        Inicio
      </PlaceLink>
    </li>
    {SECTIONS.map(({ id, title }) => (
      <li key={id}>
        <PlaceLink to={id} current={current === id}>
          {title}
        </PlaceLink>
      </li>
    ))}
  </ul>
)

/** The living documentation: sections at the left, one search for everything, the page. It fetches nothing. */
export const Manual = ({ source, place: text, hrefOf, onGo, onTitle }: ManualProps) => {
  const { section, id } = parsePlace(text)
  const data = useMemo(() => arrived(source), [source])
  const [menuOpen, setMenuOpen] = useState(false)
  const [seen, setSeen] = useState({ text, moves: 0 })
  if (seen.text !== text) setSeen({ text, moves: seen.moves + 1 })
  const frame: ManualFrame = {
    source,
    data,
    hrefOf,
    hasMoved: seen.moves > 0,
    onTitle,
    go: (next) => {
      setMenuOpen(false)
      onGo(next)
    },
  }

  return (
    <FrameProvider value={frame}>
      <div className="man-frame">
        <div className="man">
          <div className="man-side">
            <ManualSearch />
            <span className="man-menu">
              <Action icon={<MenuIcon />} expanded={menuOpen} onClick={() => setMenuOpen(!menuOpen)}>
                Secciones
              </Action>
            </span>
            <nav className={menuOpen ? 'man-nav man-nav-open' : 'man-nav'} aria-label="Manual">
              <Sections current={section} />
            </nav>
          </div>
          <div className="man-page" key={section === STAYS ? STAYS : text}>
            {section === null ? <Home /> : PAGES[section](id)}
          </div>
        </div>
      </div>
    </FrameProvider>
  )
}
