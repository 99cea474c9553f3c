import { describe, expect, it } from 'vitest'
import { drugOfIngredient } from './drug-facts.ts'
import { SHORTAGE_DETECTED, shortageFinding, shortageOf, type ShortageRow } from './shortage.ts'

const DAY = '2026-11-21'
const drug = { ...drugOfIngredient('Clozapina'), codesumi_id: 7 }
const row = (change: Partial<ShortageRow> = {}): ShortageRow => ({
  id: 1,
  medicamento_id: 7,
  tipo_alerta: 'Informativa',
  mensaje: 'Entregas parciales',
  vigente_desde: '2026-10-01',
  vigente_hasta: null,
  fuente: 'INVIMA',
  ...change,
})

describe('un desabastecimiento', () => {
  it('es del medicamento y de la fecha', () => {
    expect(shortageOf(drug, [row()], DAY)?.id).toBe(1)
    expect(shortageOf(drug, [row({ medicamento_id: 8 })], DAY)).toBeNull()
    expect(shortageOf(drug, [row({ vigente_desde: '2026-11-22' })], DAY)).toBeNull()
    expect(shortageOf(drug, [row({ vigente_desde: DAY, vigente_hasta: DAY })], DAY)?.id).toBe(1)
    expect(shortageOf(drug, [row({ vigente_hasta: '2026-11-20' })], DAY)).toBeNull()
    expect(shortageOf({ codesumi_id: null }, [row()], DAY)).toBeNull()
  })

  it('el que impide ordenar va antes que el que informa, aunque sea más viejo', () => {
    const blocking = row({ id: 2, tipo_alerta: 'Bloqueante' })
    expect(shortageOf(drug, [row({ id: 3 }), blocking, row()], DAY)).toEqual(blocking)
    expect(shortageOf(drug, [row(), row({ id: 3 })], DAY)?.id).toBe(3)
  })

  it('informativo se puede aceptar; cualquier otro bloquea', () => {
    expect(shortageFinding(drug, row())).toEqual({
      comprobacion: 'desabastecimiento',
      clave: 'desabastecimiento:1',
      alerta_detalle_id: 1,
      severidad: 'moderada',
      titulo: SHORTAGE_DETECTED,
      detalle: 'Entregas parciales',
      conducta: null,
      medicamentos: [{ codesumi_id: 7, nombre: 'Clozapina', principio: 'Clozapina', origen: 'por_ordenar' }],
      bloquea: false,
      fuente: 'INVIMA',
    })
    expect(shortageFinding(drug, row({ tipo_alerta: 'Bloqueante' }))).toMatchObject({
      bloquea: true,
      severidad: 'mayor',
    })
    expect(shortageFinding(drug, row({ tipo_alerta: 'Desconocida' })).bloquea).toBe(true)
    expect(SHORTAGE_DETECTED).toBe('Desabastecimiento detectado')
  })
})
