import { expect, it } from 'vitest'
import { walkInDoubts, walkInProblems } from './walk-in.ts'

const RIGHTS = {
  atiende: 'si',
  motivo: 'Activo desde 01 ene 2020',
  estado_id: 1,
  desde: '2020-01-01',
  hasta: null,
  municipio: null,
  sede: null,
  portabilidad: false,
  razones: [],
} as const
const VISIT = {
  fecha_hora: '2026-11-27T12:20:00.000Z',
  medico: 'Laura Restrepo',
  estado_id: 1,
  estado: 'Por confirmar',
} as const

it('says why somebody consults, and is not opened to who has died', () => {
  const walkIn = { motivo: 'Tos', tipo_afiliado_id: 2, derechos: RIGHTS }
  expect(walkInProblems(walkIn)).toEqual({})
  expect(walkInProblems({ ...walkIn, motivo: ' . ' })).toEqual({ motivo: ['Escriba por qué consulta'] })
  const died = { afiliado_id: ['Este paciente está fallecido.'] }
  expect(walkInProblems({ ...walkIn, tipo_afiliado_id: 4 })).toEqual(died)
  expect(walkInProblems({ ...walkIn, derechos: { ...RIGHTS, estado_id: 4 } })).toEqual(died)
})

it('asks about the right of today and about another consultation of that day', () => {
  expect(walkInDoubts(RIGHTS, [])).toEqual([])
  expect(walkInDoubts({ atiende: 'urgencias', motivo: 'En trámite' }, [])).toEqual([
    'Derecho de hoy: En trámite. Ábrala solo si es una urgencia',
  ])
  expect(walkInDoubts(RIGHTS, [VISIT, { ...VISIT, estado_id: 5 }])).toEqual([
    'Ya tiene una consulta hoy a las 07:20 con Laura Restrepo (por confirmar)',
  ])
})
