/** The score of the risk of diabetes, by the rules alone. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { derivedFigures } from '@cauce/domain/clinical-record/derived-figures'
import { NO_MEASURES, NO_RISK, type RecordRisk } from '@cauce/domain/clinical-record/record'
import type { Mundo } from '../soporte/mundo.ts'

const MEASURED = { ...NO_MEASURES, peso: 71.6, talla: 162, perimetro_abdominal: 89 }
const ANSWERED: RecordRisk = {
  ...NO_RISK,
  actividad_diaria: false,
  fruta_diaria: false,
  antihipertensivos: false,
  glucosa_alta: false,
  familiar: 'primero',
}

const worked = (world: Mundo, riesgo: RecordRisk, codigo: string): void => {
  const record = { medidas: MEASURED, riesgo, diagnosticos: [{ codigo }] }
  const figure = derivedFigures(record, { edad: 52, sexo: 'F' }).find(({ clave }) => clave === 'findrisc')
  world.remembered.set('findrisc', `${figure?.texto ?? ''} ${figure?.nota ?? ''}`)
}

When('la historia tiene todas las respuestas y el diagnóstico {string}', function (this: Mundo, codigo: string) {
  worked(this, ANSWERED, codigo)
})

When('la historia tiene todas las respuestas menos una', function (this: Mundo) {
  worked(this, { ...ANSWERED, glucosa_alta: null }, 'I10')
})

Then('el FINDRISC dice {string}', function (this: Mundo, words: string) {
  const said = this.remembered.get('findrisc')
  assert.ok(typeof said === 'string' && said.includes(words), String(said))
})
