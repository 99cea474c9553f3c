import * as fc from 'fast-check'
import { derivedFigures } from '@cauce/domain/clinical-record/derived-figures'
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import { checkRecordMeasures } from '@cauce/domain/clinical-record/measures'
import type { RecordRisk } from '@cauce/domain/clinical-record/record'
import { formatNumber } from '@cauce/domain/text/format'
import { sex, typedMeasures } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const asked = fc.option(fc.boolean(), { nil: null })
const risk: fc.Arbitrary<RecordRisk> = fc.record({
  actividad_diaria: asked,
  fruta_diaria: asked,
  antihipertensivos: asked,
  glucosa_alta: asked,
  familiar: fc.constantFrom('no', 'segundo', 'primero', null),
  fuma: asked,
  diabetes: asked,
  enfermedad_cardiovascular: asked,
  colesterol_total: fc.option(fc.integer({ min: 0, max: 1200 }), { nil: null }),
  hdl: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
})
const person = fc.record({ edad: fc.integer({ min: 0, max: 110 }), sexo: fc.oneof(sex, fc.constant('I')) })

const ORDER = 'imc isc presion findrisc cardiovascular'

property(
  'las cinco están en su orden, cada una con su fuente y con un valor o por qué no lo hay',
  [typedMeasures, risk, person],
  (medidas, riesgo, who) => {
    const figures = derivedFigures({ medidas, riesgo }, who)
    return (
      figures.map(({ clave }) => clave).join(' ') === ORDER &&
      figures.every(({ texto, nota, fuente }) => fuente !== '' && (texto !== null || (nota !== null && nota !== '')))
    )
  },
)

property('ninguna cifra sale de una medida imposible', [typedMeasures, risk, person], (medidas, riesgo, who) => {
  const wrong = checkRecordMeasures(medidas)
  const made = new Map(derivedFigures({ medidas, riesgo }, who).map(({ clave, texto }) => [clave, texto !== null]))
  const body = !('peso' in wrong) && !('talla' in wrong) && medidas.peso !== null && medidas.talla !== null
  const pressure = 'presion_sistolica' in wrong || 'presion_diastolica' in wrong || medidas.presion_sistolica === null
  return made.get('imc') === body && made.get('isc') === body && !(pressure && made.get('presion'))
})

property(
  'el índice es el del peso y la talla, sea cual sea el que se envió',
  [typedMeasures, risk, person, fc.integer({ min: 5, max: 150 })],
  (medidas, riesgo, who, imc) => {
    const [figure] = derivedFigures({ medidas: { ...medidas, imc }, riesgo }, who)
    const { peso, talla } = medidas
    return (
      figure?.texto === null ||
      (peso !== null &&
        talla !== null &&
        figure?.texto.startsWith(`IMC ${formatNumber(bodyMassIndex(peso, talla), 2)} kg/m²`) === true)
    )
  },
)
