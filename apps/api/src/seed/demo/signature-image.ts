/** A handwritten-looking signature as a PNG with a transparent ground: smooth strokes through invented points. */
import { PNG } from 'pngjs'

const WIDTH = 420
const HEIGHT = 140
const PEN_RADIUS = 1.9
const STEPS_PER_SEGMENT = 160
const INK = { red: 18, green: 28, blue: 58 } as const

type Point = readonly [x: number, y: number]
/** Points that one stroke passes through, in pixels of a 420 × 140 picture. */
export type Stroke = readonly Point[]

/** A Catmull-Rom curve: passes through every point without corners. */
const along = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

const smooth = (stroke: Stroke): Point[] => {
  const at = (index: number): Point => stroke[Math.max(0, Math.min(stroke.length - 1, index))] ?? [0, 0]
  const points: Point[] = []
  for (let segment = 0; segment < stroke.length - 1; segment += 1) {
    const [a, b, c, d] = [at(segment - 1), at(segment), at(segment + 1), at(segment + 2)]
    for (let step = 0; step <= STEPS_PER_SEGMENT; step += 1) {
      const t = step / STEPS_PER_SEGMENT
      points.push([along(a[0], b[0], c[0], d[0], t), along(a[1], b[1], c[1], d[1], t)])
    }
  }
  return points
}

/** Darkens the pixels under a round pen, softly at its edge. */
const press = (image: PNG, [x, y]: Point): void => {
  for (let row = Math.floor(y - PEN_RADIUS - 1); row <= Math.ceil(y + PEN_RADIUS + 1); row += 1) {
    for (let column = Math.floor(x - PEN_RADIUS - 1); column <= Math.ceil(x + PEN_RADIUS + 1); column += 1) {
      if (row < 0 || column < 0 || row >= HEIGHT || column >= WIDTH) continue
      const cover = Math.max(0, Math.min(1, PEN_RADIUS + 0.5 - Math.hypot(column - x, row - y)))
      const offset = (row * WIDTH + column) * 4
      const alpha = Math.max(image.data[offset + 3] ?? 0, Math.round(cover * 255))
      image.data.set([INK.red, INK.green, INK.blue, alpha], offset)
    }
  }
}

/** The PNG bytes of the strokes. */
export const signatureImage = (strokes: readonly Stroke[]): Buffer => {
  const image = new PNG({ width: WIDTH, height: HEIGHT })
  for (const stroke of strokes) for (const point of smooth(stroke)) press(image, point)
  return PNG.sync.write(image)
}

// prettier-ignore
export const SIGNATURES = {
  laura: [
    [[40, 95], [62, 40], [78, 30], [72, 78], [58, 104], [88, 100], [112, 74], [124, 82], [116, 98], [134, 90], [150, 74], [158, 92], [176, 76], [190, 90], [214, 70], [226, 88], [262, 66], [318, 54], [384, 60]],
    [[92, 56], [168, 46], [250, 44]],
  ],
  andres: [
    [[48, 104], [86, 28], [104, 102], [70, 74], [128, 70], [148, 96], [160, 70], [176, 96], [190, 68], [210, 96], [248, 60], [234, 112], [288, 84], [372, 78]],
  ],
  beatriz: [
    [[52, 30], [50, 106], [60, 34], [98, 40], [66, 66], [108, 84], [58, 106], [130, 90], [150, 74], [164, 96], [184, 72], [204, 98], [228, 74], [240, 96], [300, 80], [360, 96]],
    [[60, 118], [200, 112], [340, 116]],
  ],
  patient: [
    [[44, 92], [70, 44], [84, 40], [76, 96], [104, 62], [118, 90], [138, 68], [152, 94], [180, 58], [200, 92], [224, 72], [300, 66], [352, 72]],
  ],
} as const satisfies Record<string, readonly Stroke[]>
