/** A drawing of a machine in the language of Graphviz. Sizes are pixels of a page: one point is drawn as one pixel. */
import type { Arrow, Box, Cluster, Graph } from './machine-graph.ts'

export interface DotStyle {
  /** Letters in a line of a box and of an arrow. */
  readonly boxWidth: number
  readonly arrowWidth: number
}

const STATE_PX = 13
const SMALL_PX = 11

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;')
const quoted = (name: string): string => `"${name.replace(/"/gu, "'")}"`

const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const rows = (lines: readonly string[], px: number): string =>
  lines.map((line) => `<font point-size="${px}">${escaped(line)}</font>`).join('<br/>')

const boxLabel = ({ title, also, exits, kind }: Box, width: number): string => {
  const name = rows(wrapped(title, width), kind === 'outside' || kind === 'anywhere' ? SMALL_PX : STATE_PX)
  if (also.length + exits.length === 0) return name
  const list = [
    ...also.flatMap((line, at) => wrapped(`${at === 0 ? 'también: ' : '· '}${line}`, width + 8)),
    ...exits.flatMap((line) => wrapped(`→ ${line}`, width + 8)),
  ]
  return `<table border="0" cellborder="0" cellspacing="0" cellpadding="1"><tr><td>${name}</td></tr><tr><td align="left" balign="left">${rows(list, SMALL_PX)}</td></tr></table>`
}

const SHAPES: Readonly<Record<Box['kind'], string>> = {
  state: 'style="rounded"',
  final: 'style="rounded" peripheries=2',
  closed: 'style="rounded" penwidth=2',
  outside: 'style="rounded,dashed"',
  anywhere: 'style="rounded,dashed"',
}

const boxDot = (box: Box, { boxWidth }: DotStyle): string =>
  `${quoted(box.name)} [label=<${boxLabel(box, boxWidth)}> ${SHAPES[box.kind]} class="${box.kind}"${box.state === null ? '' : ` comment=${quoted(box.state)}`}]`

const startDot = (id: string, start: string | null): string =>
  start === null
    ? ''
    : `${quoted(`start:${id}`)} [shape=circle label="" width=0.13 height=0.13 fixedsize=true class="start"]\n${quoted(`start:${id}`)} -> ${quoted(start)} [class="start" weight=4]`

const clusterDot = (cluster: Cluster, style: DotStyle): string =>
  [
    `subgraph ${quoted(`cluster_${cluster.id}`)} {`,
    `label=<${rows([cluster.title], SMALL_PX + 1)}> labeljust=l margin=10 class="${cluster.parallel ? 'parallel' : 'cluster'}"`,
    insideDot(cluster, style),
    '}',
  ].join('\n')

const insideDot = (cluster: Cluster, style: DotStyle): string =>
  [
    startDot(cluster.id, cluster.start),
    ...cluster.boxes.map((box) => boxDot(box, style)),
    ...cluster.clusters.map((inner) => clusterDot(inner, style)),
  ].join('\n')

/** More than one reason stands as a list, so that one sees where each begins. */
const arrowLabel = (lines: readonly string[], width: number): string => {
  if (lines.length < 2)
    return rows(
      lines.flatMap((line) => wrapped(line, width)),
      SMALL_PX,
    )
  const list = lines.flatMap((line) => wrapped(`• ${line}`, width))
  return `<table border="0" cellborder="0" cellspacing="0" cellpadding="1"><tr><td align="left" balign="left">${rows(list, SMALL_PX)}</td></tr></table>`
}

/** An arrow upwards is told to Graphviz the other way round: the start stays above. */
const arrowDot = ({ from, to, lines, fails, back }: Arrow, { arrowWidth }: DotStyle): string => {
  const label = lines.length === 0 ? '' : ` label=<${arrowLabel(lines, arrowWidth)}>`
  const ends = back ? `${quoted(to)} -> ${quoted(from)} [dir=back` : `${quoted(from)} -> ${quoted(to)} [`
  return `${ends} class="${fails ? 'fails' : 'moves'}"${label}]`
}

/** The text that Graphviz draws. */
export const dotOf = (graph: Graph, style: DotStyle): string =>
  [
    'digraph {',
    `graph [nodesep=0.25 ranksep=0.35 pad=0.1 fontname="Helvetica" compound=true bgcolor="transparent"]`,
    `node [shape=box fontname="Helvetica" fontsize=${STATE_PX} margin="0.12,0.06" height=0.3 width=0.5]`,
    `edge [fontname="Helvetica" fontsize=${SMALL_PX} arrowsize=0.7]`,
    insideDot(graph.root, style),
    ...graph.outside.map((box) => boxDot(box, style)),
    ...graph.arrows.map((arrow) => arrowDot(arrow, style)),
    '}',
  ].join('\n')
