/** The drawn signature as it arrives: a PNG by its content, of bounded size, drawn again so that nothing else comes with it. */
import { PNG } from 'pngjs'
import { isRealSignature, type InkStats } from '@cauce/domain/consent/signature'

const MAX_BYTES = 500 * 1024
const MAX_WIDTH = 2000
const MAX_HEIGHT = 1000
const HEADER = 'data:image/png;base64,'
const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Where the PNG header chunk has width and height (big endian, 4 bytes each). */
const WIDTH_AT = 16
const HEIGHT_AT = 20
/** A pixel is ink when it is not nearly transparent and is darker than this over white (0 to 255). */
const MIN_ALPHA = 48
const MAX_LIGHT = 200

const light = (data: Buffer, at: number, alpha: number): number => {
  const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  return 255 - ((255 - grey) * alpha) / 255
}

/** Counts the ink of a picture of 4 bytes a pixel (red, green, blue, alpha). */
export const inkOf = ({ data, width, height }: Pick<PNG, 'data' | 'width' | 'height'>): InkStats => {
  const box = { inked: 0, minX: width, minY: height, maxX: -1, maxY: -1 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    const alpha = data[at + 3] ?? 0
    if (alpha < MIN_ALPHA || light(data, at, alpha) > MAX_LIGHT) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.inked++
    box.minX = Math.min(box.minX, x)
    box.maxX = Math.max(box.maxX, x)
    box.minY = Math.min(box.minY, y)
    box.maxY = Math.max(box.maxY, y)
  }
  return { ...box, width, height }
}

const bytesOf = (dataUrl: string): Buffer | null => {
  if (!dataUrl.startsWith(HEADER)) return null
  const bytes = Buffer.from(dataUrl.slice(HEADER.length), 'base64')
  const isPng = bytes.length > HEIGHT_AT + 4 && bytes.subarray(0, MAGIC.length).equals(MAGIC)
  return isPng && bytes.length <= MAX_BYTES ? bytes : null
}

const decoded = (bytes: Buffer): PNG | null => {
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)]
  if (width < 1 || height < 1 || width > MAX_WIDTH || height > MAX_HEIGHT) return null
  try {
    return PNG.sync.read(bytes)
  } catch {
    // A damaged picture is not a signature; the caller answers so.
    return null
  }
}

/** The signature drawn again as PNG, or null when it is not a picture of a signature. */
export const signatureImage = (dataUrl: string): Buffer | null => {
  const bytes = bytesOf(dataUrl)
  const picture = bytes && decoded(bytes)
  if (!picture || !isRealSignature(inkOf(picture))) return null
  const clean = new PNG({ width: picture.width, height: picture.height })
  picture.data.copy(clean.data)
  return PNG.sync.write(clean)
}
