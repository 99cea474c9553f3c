/** One point of a stroke on a sheet of {@link SHEET_WIDTH} × {@link SHEET_HEIGHT}, so that a redraw fits any screen. */
export interface InkPoint {
  readonly x: number
  readonly y: number
  /** 0 to 1; a mouse has no pressure and gives 0 or 0.5. */
  readonly pressure: number
  /** Milliseconds of the moment, only for the speed between points. */
  readonly time: number
}

export type Stroke = readonly InkPoint[]

/** What the drawing covers, in pixels of the exported picture; `inked` counts the pixels with ink. */
export interface InkStats {
  readonly inked: number
  readonly width: number
  readonly height: number
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

export const SHEET_WIDTH = 900
export const SHEET_HEIGHT = 300

export const NO_INK: InkStats = {
  inked: 0,
  width: SHEET_WIDTH,
  height: SHEET_HEIGHT,
  minX: 0,
  minY: 0,
  maxX: 0,
  maxY: 0,
}

const BYTES_PER_PIXEL = 4
/** A pixel is ink when it is clearly darker than paper (0 black, 255 white). */
const DARKEST_PAPER = 200

/** Measures what is drawn on a white picture given as RGBA bytes, row by row. */
export const measureInk = (bytes: ArrayLike<number>, width: number, height: number): InkStats => {
  let inked = 0
  let [minX, minY, maxX, maxY] = [width, height, -1, -1]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((bytes[pixel * BYTES_PER_PIXEL] ?? 255) >= DARKEST_PAPER) continue
    const x = pixel % width
    const y = Math.floor(pixel / width)
    inked += 1
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  return inked === 0 ? { ...NO_INK, width, height } : { inked, width, height, minX, minY, maxX, maxY }
}

/** The same strokes on a sheet `ratio` times as wide. */
export const scaleStrokes = (strokes: readonly Stroke[], ratio: number): InkPoint[][] =>
  strokes.map((stroke) => stroke.map((point) => ({ ...point, x: point.x * ratio, y: point.y * ratio })))

const DECIMALS = 10

/** Points as they are kept: one decimal, times from the first point. */
export const roundStrokes = (strokes: readonly Stroke[]): InkPoint[][] => {
  const start = strokes[0]?.[0]?.time ?? 0
  return strokes.map((stroke) =>
    stroke.map(({ x, y, pressure, time }) => ({
      x: Math.round(x * DECIMALS) / DECIMALS,
      y: Math.round(y * DECIMALS) / DECIMALS,
      pressure: Math.round(pressure * 100) / 100,
      time: Math.max(0, Math.round(time - start)),
    })),
  )
}
