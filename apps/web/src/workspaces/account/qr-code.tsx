/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is made in the browser: what it holds goes to no server */
/** A QR code as a drawing, made here: its content goes to nobody. */
import { encode } from 'uqr'
import { useId } from 'react'

/** Modules of white around the code, without which cameras do not find it. */
const QUIET_ZONE = 4

/** One line of the drawing: every run of dark modules is a rectangle one module high. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = ''
  let from: number | null = null
  for (const [x, dark] of [...row, false].entries()) {
    if (dark) from ??= x
    else if (from !== null) {
      path += `M${from} ${y}h${x - from}v1H${from}z`
      from = null
    }
  }
  return path
}

export interface QrCodeProps {
  readonly content: string
  /** What it is and what to do without it. */
  readonly label: string
}

/** Dark on white in both themes: a camera does not read the contrary. */
export const QrCode = ({ content, label }: QrCodeProps) => {
  const titleId = useId()
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      className="acc-qr"
      role="img"
      aria-labelledby={titleId}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title id={titleId}>{label}</title>
      <path className="acc-qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path className="acc-qr-ink" d={data.map((row, y) => rowPath(row, y)).join('')} />
    </svg>
  )
}
