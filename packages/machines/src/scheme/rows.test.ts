import { describe, expect, it } from 'vitest'
import { schemeName } from '@cauce/domain/oncology/names'
import { schemeInput } from '../testing/scheme-flow.ts'
import { hoy, prednisone, rchop, rituximab } from '../testing/scheme-samples.ts'
import * as rows from './rows.ts'
import { surfaceTaken } from './surface.ts'

const empty = rows.newFlow(schemeInput)
const chosen = { ...empty, scheme: rchop }
const loaded = { ...chosen, ...rows.schemeLoaded(chosen, [rituximab, prednisone]) }

describe('the order of a scheme', () => {
  it('without a scheme has nothing in it, nor lines to load', () => {
    expect(rows.toOrder(empty)).toMatchObject({
      esquema_id: null,
      codeSumiEsquemaSeleccionado: [],
      frecuencia_repeticion: 0,
      nombre_esquema: '',
      biografia: '',
      ciclo: 0,
      ciclo_total: 0,
      fecha_inicio: hoy,
      rep_id: null,
    })
    expect(rows.schemeLoaded(empty, [rituximab])).toEqual({})
    expect(rows.asksForSurface(empty)).toBe(false)
    expect(surfaceTaken(empty)).toEqual({})
  })

  it('names its scheme and carries its lines in their order', () => {
    const order = rows.toOrder(loaded)
    expect(order).toMatchObject({
      esquema_id: 5,
      frecuencia_repeticion: 21,
      nombre_esquema: schemeName(rchop),
      biografia: rchop.biografia,
      ciclo: 1,
      ciclo_total: 6,
    })
    expect(order.codeSumiEsquemaSeleccionado).toEqual(loaded.rows.map(({ line }) => line))
  })

  it('needs a surface when one of its lines is dosed by it', () => {
    expect(rows.asksForSurface(loaded)).toBe(true)
    expect(rows.asksForSurface({ ...loaded, rows: loaded.rows.slice(1) })).toBe(false)
    expect(rows.iscOf(loaded)).toBeNull()
  })

  it('that is wrong in its header says that before anything of its lines', () => {
    const wrong = rows.orderProblems({ ...loaded, header: { ...loaded.header, ciclo: 0 } })
    expect(Object.keys(wrong.errores)).toEqual(['ciclo'])
    expect(wrong.mensaje).toBe(wrong.errores['ciclo']?.[0])
  })
})
