/** A signature is a drawing, not an empty pad nor a dot. */
export const SIGNATURE_REQUIRED = 'Es necesario firmar para guardar y autorizar el consentimiento informado.'

/** The least inked pixels of a signature. */
export const MIN_INK = 60
/** The least width and height, in pixels, of the box that holds the ink. */
export const MIN_INK_WIDTH = 24
export const MIN_INK_HEIGHT = 8
/** A picture with more of its pixels inked than this share is a block of colour, not a drawing. */
export const MAX_INK_SHARE = 0.8

/** Ink of an image: how many pixels, the image's size and the box of the ink (inclusive), all in pixels. */
export interface InkStats {
  readonly inked: number
  readonly width: number
  readonly height: number
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/**
 * True when the ink can be a signature.
 * @fuente spec 2 §5
 * @regla Una firma es un trazo: el recuadro vacío, un punto o una raya mínima no son firma.
 */
export const isRealSignature = (stats: InkStats): boolean =>
  stats.inked >= MIN_INK &&
  stats.inked <= stats.width * stats.height * MAX_INK_SHARE &&
  stats.maxX - stats.minX + 1 >= MIN_INK_WIDTH &&
  stats.maxY - stats.minY + 1 >= MIN_INK_HEIGHT
