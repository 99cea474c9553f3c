/** The drawings are those of the machines as they are now. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MACHINE_WORDS } from '@cauce/machines/words/machines'
import { COMMAND, machineFiles } from '../../tools/manual/machines-page.ts'
import { manualMachines } from '../../tools/manual/machines.ts'

const ROOT = new URL('../../', import.meta.url)
const machines = manualMachines()

describe('los dibujos de las máquinas', () => {
  it(`están al día; si no, ${COMMAND}`, () => {
    const files = machineFiles()
    const stale = [...files].filter(([path, text]) => {
      const at = new URL(path, ROOT)
      return !existsSync(at) || readFileSync(at, 'utf8') !== text
    })
    expect(stale.map(([path]) => path)).toEqual([])
    const drawn = readdirSync(new URL('docs/machines', ROOT)).map((name) => `docs/machines/${name}`)
    expect(drawn.toSorted()).toEqual([...files.keys()].filter((path) => path.endsWith('.svg')).toSorted())
  })

  it('tienen cada estado, con el nombre con que se enciende', () => {
    for (const { id, svg, estados } of machines) {
      const named = new Set([...svg.matchAll(/data-state="([^"]+)"/gu)].map(([, name]) => name))
      // A region that is drawn apart has its own title instead of a frame.
      const framed = estados.filter((state) => !estados.some((inner) => inner.id.startsWith(`${state.id}.`)))
      expect(
        framed.filter((state) => !named.has(state.id)),
        id,
      ).toEqual([])
    }
  })

  it('toman los colores de la página, y dicen qué son a quien no los ve', () => {
    for (const { svg, titulo } of machines) {
      expect(svg).toMatch(/^<svg [^>]*role="img"/u)
      expect(svg).toContain(`>${titulo}</title>`)
      expect(svg.replace(/<style>.*?<\/style>/u, '')).not.toMatch(/(?:fill|stroke)="/u)
    }
  })

  it('se leen al ancho de una página: ninguno es más ancho que ella', () => {
    const widths = machines.map(({ id, svg }) => ({ id, width: Number(/ width="(\d+)"/u.exec(svg)?.[1]) }))
    expect(widths.filter(({ width }) => !(width <= 1_000))).toEqual([])
  })

  it('dicen en español para qué es cada máquina, y de ninguna que ya no esté', () => {
    expect(Object.keys(MACHINE_WORDS).toSorted()).toEqual(machines.map(({ id }) => id).toSorted())
  })
})
