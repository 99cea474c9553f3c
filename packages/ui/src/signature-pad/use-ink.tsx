import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import Pad from 'signature_pad'
import {
  type InkPoint,
  type InkStats,
  measureInk,
  NO_INK,
  roundStrokes,
  scaleStrokes,
  SHEET_HEIGHT,
  SHEET_WIDTH,
  type Stroke,
} from './ink.tsx'

/** What the pad reports after each stroke: the picture (empty text when there is none), its measures, its strokes. */
export interface Ink {
  readonly dataUrl: string
  readonly stats: InkStats
  readonly strokes: readonly Stroke[]
}

export const EMPTY_INK: Ink = { dataUrl: '', stats: NO_INK, strokes: [] }

const PEN = {
  penColor: '#1b2430',
  minWidth: 0.9,
  maxWidth: 2.6,
  dotSize: 1.8,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
} as const
const PAPER = '#ffffff'

const groups = (strokes: readonly Stroke[], ratio: number, pen: number) =>
  scaleStrokes(strokes, ratio).map((points) => ({
    ...PEN,
    minWidth: PEN.minWidth * pen,
    maxWidth: PEN.maxWidth * pen,
    dotSize: PEN.dotSize * pen,
    points,
  }))

/** The strokes drawn on a white sheet of a fixed size: the same picture whatever the screen was. */
const exportInk = (strokes: readonly Stroke[]): Ink => {
  if (strokes.length === 0) return EMPTY_INK
  const sheet = document.createElement('canvas')
  sheet.width = SHEET_WIDTH
  sheet.height = SHEET_HEIGHT
  const pad = new Pad(sheet, { ...PEN, backgroundColor: PAPER })
  pad.off()
  pad.clear()
  pad.fromData(groups(strokes, 1, 1.6), { clear: false })
  const bytes = sheet.getContext('2d')?.getImageData(0, 0, SHEET_WIDTH, SHEET_HEIGHT).data ?? []
  return { dataUrl: sheet.toDataURL('image/png'), stats: measureInk(bytes, SHEET_WIDTH, SHEET_HEIGHT), strokes }
}

interface UseInkInput {
  readonly strokes: readonly Stroke[]
  readonly disabled: boolean
  readonly onChange: (ink: Ink) => void
}

/** Joins the drawing library to a canvas: sizes it to the screen, redraws kept strokes, reports finished ones. */
export const useInk = (canvasRef: RefObject<HTMLCanvasElement | null>, input: UseInkInput) => {
  const padRef = useRef<Pad | null>(null)
  const drawn = useRef<readonly Stroke[] | null>(null)

  const draw = useEffectEvent(() => {
    const canvas = canvasRef.current
    const pad = padRef.current
    if (canvas === null || pad === null || canvas.clientWidth === 0) return
    const dense = Math.max(1, window.devicePixelRatio)
    canvas.width = canvas.clientWidth * dense
    canvas.height = canvas.clientHeight * dense
    canvas.getContext('2d')?.scale(dense, dense)
    pad.clear()
    pad.fromData(groups(input.strokes, canvas.clientWidth / SHEET_WIDTH, 1), { clear: false })
    drawn.current = input.strokes
  })

  const report = useEffectEvent((points: readonly (readonly InkPoint[])[]) => {
    const canvas = canvasRef.current
    if (canvas === null) return
    const strokes = roundStrokes(scaleStrokes(points, SHEET_WIDTH / canvas.clientWidth))
    drawn.current = strokes
    input.onChange(exportInk(strokes))
  })

  useEffect(() => {
    const canvas = canvasRef.current
    if (canvas === null || canvas.getContext('2d') === null) return undefined
    const pad = new Pad(canvas, { ...PEN })
    padRef.current = pad
    const onEnd = () => {
      report(pad.toData().map((group) => group.points))
    }
    pad.addEventListener('endStroke', onEnd)
    const resized = new ResizeObserver(() => {
      draw()
    })
    resized.observe(canvas)
    draw()
    return () => {
      resized.disconnect()
      pad.removeEventListener('endStroke', onEnd)
      pad.off()
      padRef.current = null
    }
  }, [canvasRef])

  useEffect(() => {
    if (drawn.current !== input.strokes) draw()
  }, [input.strokes])

  useEffect(() => {
    if (input.disabled) padRef.current?.off()
    else padRef.current?.on()
  }, [input.disabled])
}
