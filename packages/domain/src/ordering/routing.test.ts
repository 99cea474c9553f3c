import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ProviderSite, RoutingAlternative, RoutingProposal, RoutingRule, RoutingStep } from './routing.ts'

const site = {
  id: 7,
  nombre: 'Sede Laureles',
  prestadores: { nit: '890900518' },
  municipio: { nombre: 'Medellín' },
  departamento: { nombre: 'Antioquia' },
  contrato: true,
  otro_departamento: false,
}
const alternative = {
  rep_id: 8,
  nombre: 'Sede Belén',
  municipio: 'Medellín',
  regla: 'contrato_municipio',
  motivo: 'Contrato en el municipio',
}
const proposal = {
  item_id: 40,
  rep: { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' },
  regla: 'ips_primaria',
  automatico: true,
  motivo: 'Automático: IPS primaria del afiliado',
  alternativas: [alternative],
}
const step = {
  id: 1,
  rep_anterior: null,
  rep: { id: 7, nombre: 'Sede Laureles' },
  regla: 'manual',
  motivo: 'Elegida a mano',
  operador: 'Ana Ruiz Peláez',
  created_at: '2026-11-21T15:00:00.000Z',
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['una sede', Schema.is(ProviderSite), site],
  ['una alternativa', Schema.is(RoutingAlternative), alternative],
  ['una propuesta', Schema.is(RoutingProposal), proposal],
  ['un paso', Schema.is(RoutingStep), step],
]

it.each(ROWS)('%s se lee entera, y no si le falta un dato', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  const withoutOne = Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )
  expect(withoutOne).toEqual([])
})

it('la sede dice su prestador y su municipio, y la propuesta puede no tener sede', () => {
  expect(Schema.is(ProviderSite)({ ...site, prestadores: {} })).toBe(false)
  expect(Schema.is(ProviderSite)({ ...site, municipio: {} })).toBe(false)
  expect([null, {}].map((rep) => Schema.is(RoutingProposal)({ ...proposal, rep }))).toEqual([true, false])
})

it('una sede se escoge por una de cinco reglas', () => {
  const rules = ['ips_primaria', 'contrato_municipio', 'contrato_departamento', 'manual', 'ninguna', '', 'cercania']
  expect(rules.map((rule) => Schema.is(RoutingRule)(rule))).toEqual([true, true, true, true, true, false, false])
})
