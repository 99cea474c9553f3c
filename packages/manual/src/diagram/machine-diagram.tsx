import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Action } from '@cauce/ui/action/action'
import { drawingsOf } from './drawings.ts'
import './machine-diagram.css'

export interface MachineDiagramProps {
  /** The drawing, as SVG text. */
  readonly svg: string
  /** Ids of the states to stand out. */
  readonly current?: readonly string[]
}

const CURRENT = 'actual'
const ZOOMS: readonly number[] = [0.4, 0.55, 0.75, 1, 1.35, 1.8]
const OWN_SIZE = 3
const NOTHING: readonly string[] = []

const widthOf = (svg: string): number => Number(/ width="(\d+)"/u.exec(svg)?.[1] ?? 0)

/** Brings a box into sight inside the drawing only: the page stays where it is. */
const bring = (scroller: HTMLElement, box: Element): void => {
  const [frame, inner] = [scroller.getBoundingClientRect(), box.getBoundingClientRect()]
  const isSeen =
    inner.top >= frame.top && inner.bottom <= frame.bottom && inner.left >= frame.left && inner.right <= frame.right
  if (isSeen) return
  scroller.scrollTop += inner.top - frame.top - (frame.height - inner.height) / 2
  scroller.scrollLeft += inner.left - frame.left - (frame.width - inner.width) / 2
}

interface PaperProps extends Required<MachineDiagramProps> {
  readonly scale: number
  readonly onZoom: (by: number) => void
}

const Paper = ({ svg, current, scale, onZoom }: PaperProps) => {
  const scroller = useRef<HTMLElement>(null)
  const states = current.join(' ')
  useEffect(() => {
    const frame = scroller.current
    if (frame === null) return
    const lit = states === '' ? [] : states.split(' ')
    let deepest: Element | null = null
    for (const box of frame.querySelectorAll('[data-state]')) {
      const isLit = lit.includes(box.getAttribute('data-state') ?? '')
      box.classList.toggle(CURRENT, isLit)
      if (isLit && box.classList.contains('node')) deepest = box
    }
    if (deepest !== null) bring(frame, deepest)
  }, [states])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+') onZoom(1)
    if (event.key === '-') onZoom(-1)
  }
  const width = Math.round(widthOf(svg) * scale)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls: the keyboard must reach it
    <section
      ref={scroller}
      className="man-diagram-paper"
      aria-label="Dibujo de la máquina"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line react/no-danger -- drawn by us from the machine */}
      <div style={width === 0 ? {} : { width }} dangerouslySetInnerHTML={{ __html: drawingsOf(svg).join('') }} />
    </section>
  )
}

/** The drawing of a machine: it scrolls, it grows and shrinks with buttons or `+` and `-`, and it lights where the machine stands. */
export const MachineDiagram = ({ svg, current = NOTHING }: MachineDiagramProps) => {
  const [zoom, setZoom] = useState(OWN_SIZE)
  const step = (by: number) => {
    setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  }
  return (
    <div className="man-diagram">
      <div className="man-diagram-tools">
        <Action
          small
          label="Alejar el dibujo"
          disabled={zoom === 0}
          icon={<b>−</b>}
          onClick={() => {
            step(-1)
          }}
        />
        <Action
          small
          label="Acercar el dibujo"
          disabled={zoom === ZOOMS.length - 1}
          icon={<b>+</b>}
          onClick={() => {
            step(1)
          }}
        />
      </div>
      <Paper key={svg} svg={svg} current={current} scale={ZOOMS[zoom] ?? 1} onZoom={step} />
    </div>
  )
}
