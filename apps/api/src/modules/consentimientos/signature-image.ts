/** The drawn signature as it arrives: a PNG by its content, of bounded size, drawn again so that nothing else comes with it. */
import { PNG } from 'pngjs'
import { isRealSignature, type InkStats } from '@cauce/domain/consent/signature'

const MAX_BYTES = 500 * 1024
const MAX_WIDTH = 2000
const MAX_HEIGHT = 1000
const HEADER = 'data:image/png;base64,'
const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Where the header chunk, which is the first one, has width and height (big endian, 4 bytes each) and its interlacing. */
const WIDTH_AT = 16
const HEIGHT_AT = 20
const INTERLACE_AT = 28
/** Length, name, 13 bytes and checksum. */
const HEADER_CHUNK = 25
/** Length, name and checksum of any chunk. */
const CHUNK_FRAME = 12
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
  const isPng = bytes.length > MAGIC.length + HEADER_CHUNK && bytes.subarray(0, MAGIC.length).equals(MAGIC)
  return isPng && bytes.length <= MAX_BYTES ? bytes : null
}

/** Names of the chunks, in order; null when one is longer than the file. */
const chunkNames = (bytes: Buffer): string[] | null => {
  const names: string[] = []
  for (let at = MAGIC.length; at < bytes.length;) {
    if (at + CHUNK_FRAME > bytes.length) return null
    names.push(bytes.toString('latin1', at + 4, at + 8))
    at += CHUNK_FRAME + bytes.readUInt32BE(at)
    if (at > bytes.length) return null
  }
  return names
}

/**
 * The header that is read here is the only one, so the size it says bounds what the picture unpacks to. Interlaced pictures,
 * which a signature pad never makes, are unpacked without that bound.
 */
const isBounded = (bytes: Buffer): boolean => {
  const names = chunkNames(bytes)
  if (names?.[0] !== 'IHDR' || names.indexOf('IHDR', 1) !== -1 || bytes[INTERLACE_AT] !== 0) return false
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)]
  return width >= 1 && height >= 1 && width <= MAX_WIDTH && height <= MAX_HEIGHT
}

const decoded = (bytes: Buffer): PNG | null => {
  if (!isBounded(bytes)) return null
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
