import * as fc from 'fast-check'
import { formulatedDose } from '@cauce/domain/oncology/isc-dose'
import { proposalsFor, type DosedLine, type DosePatient } from '@cauce/domain/oncology/proposals'
import { isEditedByHand, lineUnit, proposalHolds, withProposal } from '@cauce/domain/oncology/scheme-line'
import type { SchemeLine } from '@cauce/domain/oncology/scheme'
import { property } from '../../support/property.ts'

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const patient: fc.Arbitrary<DosePatient> = fc.record({
  isc: fc.integer({ min: 120, max: 260 }).map((value) => value / 100),
  peso: tenths(35, 150),
  talla: tenths(140, 200),
  edad: fc.integer({ min: 18, max: 95 }),
  sexo: fc.constantFrom('F', 'M'),
  creatinina: tenths(1, 9),
})
const line: fc.Arbitrary<DosedLine> = fc
  .record({
    index: fc.constantFrom(
      ['ISC', 'mg/m2'] as const,
      ['PESO', 'mg/kg'] as const,
      ['AUC', 'AUC'] as const,
      ['FIJA', 'mg'] as const,
    ),
    dosis: tenths(1, 7),
    dosis_maxima: fc.option(tenths(1, 900)),
  })
  .map(({ index: [indice_dosis, unidad_medida], dosis, dosis_maxima }) => ({
    indice_dosis,
    unidad_medida,
    dosis,
    dosis_maxima,
  }))

const ordered = (dosed: DosedLine, { isc }: DosePatient): SchemeLine => ({
  nombre: 'Medicamento',
  dosis: dosed.dosis,
  unidad_medida: dosed.unidad_medida,
  indice_dosis: dosed.indice_dosis,
  dosis_formulada: formulatedDose(dosed.dosis, dosed.indice_dosis, isc) ?? dosed.dosis,
  via: 'Intravenosa',
  dias_aplicacion: '1',
  cantidad_aplicaciones: 1,
  observaciones: '',
})

property('un tope se propone solo por debajo de lo que topa', [line, patient], (dosed, who) => {
  const proposals = proposalsFor(dosed, who)
  const cap = proposals.find(({ tipo }) => tipo === 'tope')
  const worked = proposals.find(({ tipo }) => tipo === 'peso' || tipo === 'auc')?.valor
  const dose = worked ?? formulatedDose(dosed.dosis, dosed.indice_dosis, who.isc) ?? 0
  return cap === undefined || (cap.valor === dosed.dosis_maxima && cap.valor < dose)
})

property('una dosis por AUC nunca es más que su AUC por 150', [line, patient], (dosed, who) => {
  const auc = proposalsFor(dosed, who).find(({ tipo }) => tipo === 'auc')
  return auc === undefined || auc.valor <= dosed.dosis * 150 + 0.05
})

property(
  'cada propuesta está en unidades que se pueden medir, con su cuenta en palabras',
  [line, patient],
  (dosed, who) => {
    return proposalsFor(dosed, who).every(({ unidad, texto }) => unidad === 'mg' && texto !== '')
  },
)

property(
  'nada cambia solo: se ordena lo que se acepta, y el servidor encuentra lo mismo',
  [line, patient],
  (dosed, who) => {
    const before = ordered(dosed, who)
    return (
      !isEditedByHand(before, who.isc) &&
      proposalsFor(dosed, who).every((proposal) => {
        const after = withProposal(before, proposal)
        return (
          after.dosis_formulada === proposal.valor &&
          lineUnit(after) === proposal.unidad &&
          !isEditedByHand(after, who.isc) &&
          proposalHolds({ ...after, dosis_maxima: dosed.dosis_maxima ?? null }, who)
        )
      })
    )
  },
)
