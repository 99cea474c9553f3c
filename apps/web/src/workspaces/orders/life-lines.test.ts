import { describe, expect, it } from 'vitest'
import { lifeLines, type LineLife } from './life-lines.ts'

const PENDING: LineLife = {
  id: 1,
  orden_id: 39977,
  estado_id: 3,
  estado: 'Pendiente de auditoría',
  movimientos: [
    {
      evento: 'crear',
      de_estado_id: null,
      a_estado_id: 3,
      operador: 'Laura Restrepo',
      motivo: 'El procedimiento lo pide',
      created_at: '2026-10-03T14:14:00.000Z',
    },
  ],
  siguientes: (['aprobar', 'negar'] as const).map((evento) => ({
    evento,
    etiqueta: evento === 'aprobar' ? 'Aprobar' : 'Negar',
    a_estado_id: evento === 'aprobar' ? 4 : 5,
    permiso: 'autorizacion.auditoria',
    quien: 'un auditor médico',
    personas: 3,
    puede: false,
    por_que_no: 'Le falta el permiso',
  })),
  acciones: (['descargar', 'enviar', 'direccionar'] as const).map((accion) => ({
    accion,
    puede: accion === 'direccionar',
    por_que_no: accion === 'direccionar' ? null : 'Sin descarga hasta que se audite',
  })),
}

const said = (life: LineLife) => lifeLines(life).map(({ when, fact, rest, why }) => [when, fact + rest, why])

describe('the life of a line in words', () => {
  it('says who moved it and when, who may go on, and what the reader may not do and why', () => {
    expect(said(PENDING)).toEqual([
      ['03 oct 2026, 09:14', 'Pendiente de auditoría por Laura Restrepo', 'El procedimiento lo pide'],
      ['Ahora', 'Puede aprobar o negar: un auditor médico', 'Permiso autorizacion.auditoria · 3 personas pueden'],
      ['Usted', 'No puede descargarla ni enviarla', 'Sin descarga hasta que se audite'],
    ])
  })

  it('says that a line which ended does not change any more', () => {
    expect(said({ ...PENDING, movimientos: [], siguientes: [], acciones: [] })).toEqual([
      ['Ahora', 'Terminó: ya no cambia de estado', ''],
    ])
  })
})
