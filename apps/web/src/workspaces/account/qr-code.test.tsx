import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

afterEach(cleanup)

const URI = 'otpauth://totp/Cauce:medico%40cauce.demo?issuer=Cauce&secret=JBSWY3DPEHPK3PXP&digits=6&period=30'

/** The dark modules of a drawing whose rectangles are one module high. */
const drawn = (path: string): Set<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/gu)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  )

it('draws every dark module and no other, and says what it is', () => {
  render(<QrCode content={URI} label="Código QR con la clave de su cuenta" />)
  const ink = screen.getByRole('img', { name: 'Código QR con la clave de su cuenta' }).querySelector('.acc-qr-ink')
  const { data } = encode(URI, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x},${y}`] : [])))
  expect(drawn(ink?.getAttribute('d') ?? '')).toEqual(new Set(dark))
})
