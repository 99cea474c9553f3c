/** What the shell's style sheet says twice, since a style sheet cannot read a constant. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOADING_BAR, OVERLAY_WIDTH_PX } from '@cauce/domain/shell/shell-limits'
import { expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, '../../apps/web/src/app/root.css'), 'utf8')

it('la barra y el recuadro de espera tienen los tiempos y el ancho de la especificación', () => {
  expect(css).toContain(`transition: width ${LOADING_BAR.durationMs}ms`)
  const [, fades, after] = /opacity (\d+)ms (\d+)ms;/u.exec(css) ?? []
  expect(Number(fades) + Number(after)).toBe(LOADING_BAR.hideMs)
  expect(css).toContain(`width: ${OVERLAY_WIDTH_PX}px`)
})
