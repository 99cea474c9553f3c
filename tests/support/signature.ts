/** Drawings for the signature pad: a signature, and what is not one. */
import { PNG } from 'pngjs'

export interface Drawing {
  readonly width?: number
  readonly height?: number
  /** Whether there is ink at a point. */
  readonly ink: (x: number, y: number) => boolean
}

const OPAQUE = 255

/** A PNG data URL, black over transparent. */
export const drawing = ({ width = 400, height = 160, ink }: Drawing): string => {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (ink(x, y)) png.data[(y * width + x) * 4 + 3] = OPAQUE
  }
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`
}

/** A wave of three pixels of thickness. */
export const SIGNATURE = drawing({
  ink: (x, y) => x > 40 && x < 340 && Math.abs(y - 80 - 50 * Math.sin(x / 22)) < 3 + 6 * Math.abs(Math.cos(x / 22)),
})
export const EMPTY_PAD = drawing({ ink: () => false })
export const ONE_DOT = drawing({ ink: (x, y) => Math.hypot(x - 200, y - 80) < 4 })
