import { expect, it } from 'vitest'
import { chosenRouting, INACTIVE_SITE } from './chosen-routing.ts'
import type { RoutingProposal } from './routing.ts'
import { AUTOMATIC_ROUTING } from './routing-change.ts'

const proposal: RoutingProposal = {
  item_id: 1,
  rep: { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente · 1 alternativa',
  alternativas: [
    { rep_id: 8, nombre: 'Sede Belén', municipio: 'Medellín', regla: 'contrato_municipio', motivo: 'Contrato vigente' },
  ],
}
const near = { departamento_id: 5, municipio: 'Bello', departamento: 'Antioquia' }
const far = { departamento_id: 8, municipio: 'Barranquilla', departamento: 'Atlántico' }
const reps = [
  { ...near, id: 8, activo: true },
  { ...near, id: 9, activo: true },
  { ...near, id: 10, activo: false },
  { ...far, id: 11, activo: true },
]
const choose = (rep_id: number | null, motivo: string | null = null, automatico = false) =>
  chosenRouting({ rep_id, motivo }, { ...proposal, automatico }, { departamento_id: 5, reps })

it('takes the proposal where nobody chose, or the same was chosen', () => {
  const proposed = { rep_id: 7, regla: 'contrato_municipio', motivo: proposal.motivo, automatico: false }
  expect(choose(null)).toEqual(proposed)
  expect(choose(7, 'Porque sí')).toEqual(proposed)
})

it('keeps the contract of an alternative, and the reason that the person wrote', () => {
  expect(choose(8)).toMatchObject({ rep_id: 8, regla: 'contrato_municipio', motivo: 'Contrato vigente' })
  expect(choose(8, ' Más cerca ')).toMatchObject({ rep_id: 8, motivo: 'Más cerca' })
})

it('marks any other site as chosen by hand', () => {
  expect(choose(9)).toEqual({ rep_id: 9, regla: 'manual', motivo: 'Elegida al ordenar', automatico: false })
})

it('refuses a site that is not active, and any change of an automatic routing', () => {
  expect(choose(10)).toEqual({ rep: [INACTIVE_SITE] })
  expect(choose(99)).toEqual({ rep: [INACTIVE_SITE] })
  expect(choose(9, 'Más cerca', true)).toEqual({ rep: [AUTOMATIC_ROUTING] })
  expect(choose(7, null, true)).toMatchObject({ rep_id: 7, automatico: true })
})

it('takes one of another department only with the words that accept it', () => {
  expect(choose(11, 'La familia vive allá')).toEqual({
    rep: ['La sede queda en Barranquilla, Atlántico, otro departamento: acéptelo en el motivo'],
  })
  expect(choose(11, 'Acepta otro departamento: Barranquilla, Atlántico. La familia vive allá')).toMatchObject({
    rep_id: 11,
    regla: 'manual',
  })
  expect(chosenRouting({ rep_id: 11, motivo: null }, proposal, { departamento_id: null, reps })).toMatchObject({
    rep_id: 11,
  })
})
