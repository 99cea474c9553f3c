import { describe, expect, it } from 'vitest'
import { finding, goodReason } from '../testing/alert-samples.ts'
import { itemOf, orderWith, queued } from '../testing/medication-lines.ts'
import { checked, draftOf, trimetoprim, warfarina } from '../testing/medication-samples.ts'
import * as queue from './queue.ts'

describe('what the checks are told', () => {
  it('is the line, the other drugs of the list, and which findings they answer with a reason', () => {
    const answered = checked({ respuesta: 'encontrada', motivo: goodReason, hallazgos: [finding('interacciones')] })
    const others = itemOf(2, draftOf(trimetoprim), {
      comprobaciones: [
        answered,
        checked({ respuesta: 'encontrada', motivo: 'Corto', hallazgos: [finding('alergia')] }),
        checked({ respuesta: 'encontrada', motivo: null, hallazgos: [finding('duplicidad')] }),
        checked({ respuesta: 'no_verificada', motivo: goodReason, hallazgos: [finding('dosis')] }),
      ],
    })
    const own = itemOf(1, draftOf(warfarina), { comprobaciones: [answered] })
    const context = orderWith({
      items: [own, others, itemOf(3, draftOf(warfarina, { articulo: null }))],
      queue: [
        queued({ draft: draftOf(warfarina, { reemplaza: { orden_articulos_id: 40, motivo: 'Sube' } }) }),
        queued(),
      ],
    })
    expect(queue.alertInput(context)).toEqual({
      consultaId: 1,
      afiliadoId: 7,
      operador: 'Laura Restrepo Mejía',
      line: {
        key: 1,
        codesumi: warfarina.codesumi,
        via: 'Oral',
        dosis: 1,
        unidad_dosis: null,
        frecuencia: 24,
        tiempo: 'Horas',
        duracion: 30,
        meses: 1,
        reemplazaId: 40,
      },
      answered: [{ clave: 'interacciones:9', motivo: goodReason }],
      before: [answered],
      selected: [
        {
          codesumi_id: 21,
          nombre: trimetoprim.codesumi.nombre,
          posologia: {
            via: 'Oral',
            dosis: 1,
            unidad_dosis: null,
            frecuencia: 24,
            tiempo: 'Horas',
            duracion: 30,
            meses: 1,
          },
        },
      ],
    })
  })

  it('has no figure that nobody wrote, and replaces nothing', () => {
    const draft = draftOf(warfarina, { dosis: null, frecuencia: null, tiempo: '' })
    expect(queue.alertInput(orderWith({ queue: [queued({ draft })] })).line).toMatchObject({
      dosis: 0,
      unidad_dosis: null,
      frecuencia: 0,
      tiempo: 'Horas',
      reemplazaId: null,
    })
    const days = draftOf(warfarina, { tiempo: 'Días' })
    expect(queue.alertInput(orderWith({ queue: [queued({ draft: days })] })).line.tiempo).toBe('Días')
  })

  it('is nothing where no line waits, or the line has no drug', () => {
    expect(() => queue.alertInput(orderWith())).toThrow('no line to check')
    const none = queued({ draft: draftOf(warfarina, { articulo: null }) })
    expect(() => queue.alertInput(orderWith({ queue: [none] }))).toThrow('no line to check')
  })
})
