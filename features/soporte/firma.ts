/** Drawings for the signature pad: a real one, an empty pad, a dot. PNG data URLs. */
import { PNG } from 'pngjs'

const WIDTH = 600
const HEIGHT = 200

const draw = (ink: (x: number, y: number) => boolean): string => {
  const image = new PNG({ width: WIDTH, height: HEIGHT })
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1)
      image.data.set(ink(x, y) ? [27, 36, 48, 255] : [255, 255, 255, 255], (y * WIDTH + x) * 4)
  }
  return `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`
}

/** A wave of some width, as a hand draws it. */
export const signature = (): string =>
  draw((x, y) => x > 60 && x < 420 && Math.abs(y - (100 + 45 * Math.sin(x / 22))) < 3)
export const emptyPad = (): string => draw(() => false)
export const dot = (): string => draw((x, y) => Math.hypot(x - 300, y - 100) < 2.5)
