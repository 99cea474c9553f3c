/** The drawing of a machine as one SVG that takes the colours of the page: one drawing, or an overview and one per compound state. */
import { instance } from '@viz-js/viz'
import type { Diagram } from '@cauce/machines/diagram'
import { dotOf, type DotStyle } from './machine-dot.ts'
import { type Graph, graphOf } from './machine-graph.ts'
import { type Telling, withFewerArrows } from './machine-hubs.ts'

/** Widest drawing that a page shows at its own size. */
const PAGE_PX = 1_000
const GAP_PX = 28
const HEADING_PX = 16

/** More arrows than this, and compound states are drawn apart even where all would fit. */
const MANY_ARROWS = 24

interface Try extends DotStyle, Telling {}

const ALL_ARROWS = { reachedBy: Infinity, backs: false }
/** From the roomiest to the tightest: the first one that fits the page is taken. */
const TRIES: readonly Try[] = [
  { boxWidth: 24, arrowWidth: 26, ...ALL_ARROWS },
  { boxWidth: 20, arrowWidth: 20, ...ALL_ARROWS },
  { boxWidth: 22, arrowWidth: 20, reachedBy: 5, backs: false },
  { boxWidth: 22, arrowWidth: 18, reachedBy: 4, backs: false },
  { boxWidth: 22, arrowWidth: 17, reachedBy: 3, backs: false },
  { boxWidth: 20, arrowWidth: 16, reachedBy: 3, backs: true },
  { boxWidth: 18, arrowWidth: 15, reachedBy: 2, backs: true },
  { boxWidth: 16, arrowWidth: 13, reachedBy: 2, backs: true },
  { boxWidth: 14, arrowWidth: 11, reachedBy: 2, backs: true },
]

interface Drawing {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly body: string
}

const viz = await instance()

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')

/** What Graphviz drew without its colours, fonts and ids, each state with its name. */
const plain = (svg: string, states: ReadonlySet<string>): string =>
  svg
    .replace(/<!--[\s\S]*?-->\n?/gu, '')
    .replace(/<polygon fill="transparent"[^>]*\/>\n?/u, '')
    .replace(/<g id="[^"]*" class="([^"]*)">\s*<title>([^<]*)<\/title>/gu, (_, kind: string, title: string) =>
      kind.startsWith('node') && states.has(title)
        ? `<g class="${kind}" data-state="${title}">`
        : kind.startsWith('cluster') && states.has(title.slice('cluster_'.length))
          ? `<g class="${kind}" data-state="${title.slice('cluster_'.length)}">`
          : `<g class="${kind}">`,
    )
    .replace(/ (?:fill|stroke|font-family|xml:space)="[^"]*"/gu, '')

const drawn = (diagram: Diagram, graph: Graph, style: Try, title: string): Drawing => {
  const svg = viz.renderString(dotOf(withFewerArrows(graph, style), style), { format: 'svg' })
  const [, width = '0', height = '0'] = /viewBox="0\.00 0\.00 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? []
  const from = svg.indexOf('<g id="graph0"')
  const body = plain(svg.slice(from, svg.lastIndexOf('</svg>')), new Set(diagram.nodes.map(({ id }) => id)))
  return { title, width: Math.ceil(Number(width)), height: Math.ceil(Number(height)), body }
}

/** The first try that fits the page, or the narrowest. */
const fitting = (diagram: Diagram, graph: Graph, title: string): Drawing => {
  const drawings: Drawing[] = []
  for (const style of TRIES) {
    const drawing = drawn(diagram, graph, style, title)
    if (drawing.width <= PAGE_PX) return drawing
    drawings.push(drawing)
  }
  const [narrowest] = drawings.toSorted((one, other) => one.width - other.width)
  if (narrowest === undefined) throw new Error('no way to draw')
  return narrowest
}

/** One drawing where it fits the page; else an overview and a drawing for each compound state. */
const drawingsOf = (diagram: Diagram, scope: string, title: string): readonly Drawing[] => {
  const graph = graphOf(diagram, scope, true)
  const inner = diagram.nodes.filter(
    ({ parent, id }) => (parent ?? '') === scope && diagram.nodes.some((node) => node.parent === id),
  )
  if (inner.length === 0) return [fitting(diagram, graph, title)]
  if (graph.arrows.length <= MANY_ARROWS) {
    const whole = fitting(diagram, graph, title)
    if (whole.width <= PAGE_PX) return [whole]
  }
  return [
    fitting(diagram, graphOf(diagram, scope, false), title),
    ...inner.flatMap(({ id, label }) => drawingsOf(diagram, id, label)),
  ]
}

const STYLE = `
.maquina{font-family:Helvetica,Arial,sans-serif}
.maquina text{fill:currentColor;stroke:none}
.maquina .edge text{paint-order:stroke;stroke:var(--machine-paper,Canvas);stroke-width:3px;stroke-linejoin:round}
.maquina path,.maquina polygon,.maquina ellipse,.maquina polyline{fill:none;stroke:currentColor}
.maquina .node path,.maquina .node polygon{fill:var(--machine-box,rgba(38,132,145,.12));stroke:var(--machine-line,currentColor)}
.maquina .anywhere path,.maquina .outside path{fill:none}
.maquina .cluster path,.maquina .cluster polygon{stroke-opacity:.45;fill:rgba(128,128,128,.05)}
.maquina .edge path{stroke-opacity:.6}
.maquina .edge polygon,.maquina .start ellipse{fill:currentColor}
.maquina .fails path,.maquina .fails polygon{stroke:var(--machine-fails,#c23030)}
.maquina .fails polygon{fill:var(--machine-fails,#c23030)}
.maquina .actual>path,.maquina .actual>polygon{stroke:var(--machine-current,#0f7b8a);stroke-width:3px;stroke-opacity:1}
.maquina .node.actual>path{fill:var(--machine-current-box,rgba(15,123,138,.35))}
.maquina .titulo{font-weight:700}
svg.maquina:root{color:#1c2b33;color-scheme:light dark}
@media (prefers-color-scheme:dark){svg.maquina:root{color:#e3edf2;--machine-paper:#0d1117;--machine-fails:#ff7373}}
`.replace(/\n/gu, '')

export interface MachineSvg {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly drawings: number
}

/** Draws it. The same machine gives the same text. */
export const machineSvg = (diagram: Diagram): MachineSvg => {
  const drawings = drawingsOf(diagram, '', drawingTitle(diagram))
  const many = drawings.length > 1
  const width = Math.max(...drawings.map((drawing) => drawing.width))
  let y = 0
  const parts = drawings.map((drawing, at) => {
    const heading = many
      ? `<text class="titulo" x="8" y="${y + HEADING_PX}" font-size="${HEADING_PX}">${escaped(at === 0 ? `${drawing.title}: vista general` : drawing.title)}</text>`
      : ''
    const top = y + (many ? HEADING_PX + 8 : 0)
    y = top + drawing.height + GAP_PX
    return `${heading}<g transform="translate(0 ${top})">${drawing.body}</g>`
  })
  const height = y - GAP_PX
  const label = escaped(diagram.label)
  const told = `${diagram.nodes.length} estados y ${diagram.edges.length} transiciones.`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="maquina" role="img" aria-labelledby="dibujo-${diagram.id} detalle-${diagram.id}" data-machine="${diagram.id}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title id="dibujo-${diagram.id}">${label}</title><desc id="detalle-${diagram.id}">Diagrama de estados: ${told}</desc><style>${STYLE}</style>\n${parts.join('\n')}\n</svg>\n`
  return { svg, width, height, drawings: drawings.length }
}

const drawingTitle = ({ label }: Diagram): string => label
