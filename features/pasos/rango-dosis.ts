/** The ranges of a patient, and where a written dose stands in them. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { dosePlace, PLACE_WORDS, type WrittenDose } from '@cauce/domain/medication/dose-bar'
import { barInWords, doseBars } from '@cauce/domain/medication/dose-bar-picture'
import type { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { lesserDose, lesserInWords } from '@cauce/domain/medication/lesser-dose'
import type { CodeSumi } from '@cauce/domain/medication/article'
import { article } from '../soporte/medicamentos.ts'
import { perScenario } from '../soporte/escenas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

interface Looked {
  ranges: DoseRanges | null
  dose: WrittenDose
  unidad_dosis: string | null
  codesumi: CodeSumi | null
}
const lookedOf = perScenario<Looked>(() => ({
  ranges: null,
  dose: { dosis: 0, frecuencia: 1, tiempo: 'Horas' },
  unidad_dosis: null,
  codesumi: null,
}))

const looked = (world: Mundo) => {
  const { ranges, codesumi, ...rest } = lookedOf(world)
  assert.ok(ranges !== null && codesumi !== null, 'Nadie miró el rango')
  return { ranges, codesumi, ...rest }
}

When(
  /^mira el rango de "([^"]*)" a ([\d,]+) (mL|tableta) cada (\d+) horas$/u,
  async function (this: Mundo, name: string, dose: string, unit: string, hours: string) {
    const { codesumi } = await article(this, name)
    const unidad_dosis = unit === 'tableta' ? null : unit
    const answer = await this.call(alertas.rangoDosis.path, {
      consulta_id: this.consultaId,
      codesumi_id: codesumi.id,
      via: 'Oral',
      unidad_dosis,
    })
    Object.assign(lookedOf(this), {
      ranges: read(alertas.rangoDosis, answer),
      dose: { dosis: Number(dose.replace(',', '.')), frecuencia: Number(hours), tiempo: 'Horas' },
      unidad_dosis,
      codesumi,
    })
  },
)

Then('el rango dice {string}', function (this: Mundo, word: string) {
  const { ranges, dose } = looked(this)
  assert.equal(PLACE_WORDS[dosePlace(ranges, dose)], word)
})

Then('la barra del día dice {string}', function (this: Mundo, words: string) {
  const { ranges, dose } = looked(this)
  const bar = doseBars(ranges, dose).find(({ por }) => por === 'dia')
  assert.ok(bar, 'No hay una barra del día')
  assert.equal(barInWords(bar), words)
})

Then('ese rango no se compara porque {string}', function (this: Mundo, why: string) {
  assert.equal(looked(this).ranges.por_que, why)
})

/** What would be proposed of so many days. */
const proposedOf = (world: Mundo, duracion: number): string | null => {
  const { ranges, dose, unidad_dosis, codesumi } = looked(world)
  assert.ok(unidad_dosis !== null && codesumi.contenido, 'La dosis no se mide')
  const lesser = lesserDose({ ...dose, unidad_dosis, duracion }, codesumi.contenido, ranges)
  return lesser === null ? null : lesserInWords(lesser, unidad_dosis, codesumi.unidad_presentacion)
}

Then('por {int} días se propone {string}', function (this: Mundo, days: number, words: string) {
  assert.equal(proposedOf(this, days), words)
})

Then('por {int} días no se propone nada', function (this: Mundo, days: number) {
  assert.equal(proposedOf(this, days), null)
})
