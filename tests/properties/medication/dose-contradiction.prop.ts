/** Of one dose it is never said at once that it is too much and that it is little. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { SEVERITIES, type Finding } from '@cauce/domain/medication/check'
import { withoutContradiction } from '@cauce/domain/medication/dose-contradiction'
import { worstOf } from '@cauce/domain/medication/reason'
import { indexDoses, usualDose } from '@cauce/domain/medication/usual-dose'
import { drugToOrder } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const finding: fc.Arbitrary<Finding> = fc
  .record({
    kind: fc.constantFrom('5:baja', '5:baja_nino:uno', '5:frecuencia', '5:alta', 'suma:uno:5-6'),
    severidad: fc.constantFrom(...SEVERITIES),
  })
  .map(({ kind, severidad }) => ({
    comprobacion: 'dosis',
    clave: `dosis:${kind}`,
    alerta_detalle_id: null,
    // Little is shown, or asks for a reason where it is of a child.
    severidad: kind.includes('baja')
      ? kind.includes('nino') && severidad !== 'informativa'
        ? 'moderada'
        : 'informativa'
      : severidad,
    titulo: kind,
    detalle: null,
    conducta: null,
    medicamentos: [],
    bloquea: false,
    fuente: null,
  }))
const isLittle = ({ clave }: Finding): boolean => clave.includes('baja')

describe('withoutContradiction', () => {
  property('nunca quita nada de lo que pide explicación', [fc.array(finding, { maxLength: 6 })], (found) => {
    const told = withoutContradiction(found)
    expect(worstOf(told)).toBe(worstOf(found))
    expect(told.filter((each) => !isLittle(each))).toEqual(found.filter((each) => !isLittle(each)))
    if (told.some((each) => each.severidad !== 'informativa' && !isLittle(each)))
      expect(told.some(isLittle)).toBe(false)
  })

  property(
    'lo semanal dado cada día no queda además por debajo de lo habitual',
    [drugToOrder, fc.constantFrom(6, 8, 12, 24), fc.constantFrom(0.25, 1)],
    (drug, frecuencia, dosis) => {
      const row = { via: 'Oral', dosis_min: 5, dosis_max: 25, unidad_dosis: 'mg', max_dia: 25, fuente: 'Prueba' }
      const doses = indexDoses([{ ...row, principio_activo: drug.principio_activo, frecuencia_especial: 'semanal' }])
      const presentation = { concentracion: '2,5 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' }
      const line = { drug, presentation, via: 'Oral', dosis, frecuencia, tiempo: 'Horas' as const, edad: 40 }
      const told = withoutContradiction(usualDose(line, doses).hallazgos)
      expect(told.map(({ clave }) => clave)).toContain(`dosis:${drug.key}:frecuencia`)
      expect(told.some(isLittle)).toBe(false)
    },
  )
})
