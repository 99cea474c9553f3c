/** The checks of a drug asked directly to the server, the knowledge behind them, and where a written dose stands in the ranges of its patient. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { CodeSumi } from '@cauce/domain/medication/article'
import { dosePlace, PLACE_WORDS, type WrittenDose } from '@cauce/domain/medication/dose-bar'
import { barInWords, doseBars } from '@cauce/domain/medication/dose-bar-picture'
import type { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { lesserDose, lesserInWords } from '@cauce/domain/medication/lesser-dose'
import {
  askedOf,
  CLEAR,
  consultationOf,
  drugId,
  findingsRead,
  forgetCatalogue,
  importCatalogue,
  interactionsRead,
  newPatient,
  noticesRead,
  othersConsultation,
  shortageRead,
  shortFor,
  TOLD,
} from '../soporte/alertas.ts'
import { perScenario } from '../soporte/escenas.ts'
import { sceneOf } from '../soporte/flujos-alertas.ts'
import { article } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { ordersOf } from '../soporte/ordenes.ts'
import { read, readError } from '../soporte/respuestas.ts'

Given('un afiliado con alergia a {string}', async function (this: Mundo, allergy: string) {
  const [tipo = '', ...name] = allergy.split(' ')
  await newPatient(this, [{ tipo, nombre: name.join(' ') }])
})

Given(/^un afiliado que (hoy|mañana) cumple (\d+) años$/u, async function (this: Mundo, when: string, years: number) {
  const day = addDays(bogotaDate(Date.now()), when === 'hoy' ? 0 : 1)
  await newPatient(this, [], `${Number(day.slice(0, 4)) - years}${day.slice(4)}`)
})

Given('un afiliado a quien nadie preguntó por sus alergias', async function (this: Mundo) {
  await newPatient(this, null)
})

When(
  /^(busca si|lee por qué) (?:el afiliado (\d+|de otro) )?es alérgico a "([^"]*)"$/u,
  async function (this: Mundo, verb: string, whose: string | null, nombre: string) {
    const others = whose === 'de otro' ? (await othersConsultation(this)).afiliado_id : Number(whose)
    const path = verb === 'busca si' ? '/alertas/buscarAlergico' : '/alertas/detalle-alergia'
    const afiliado_id = whose === null ? askedOf(this).afiliadoId : others
    await this.call(path, { afiliado_id, codesumi_id: await drugId(this, nombre) })
  },
)

Then(
  /^la alergia queda (encontrada|limpia|sin verificar)(?: porque "([^"]*)")?$/u,
  function (this: Mundo, how: string, why: string | null) {
    assert.ok(this.answer)
    if (how === 'encontrada') return assert.equal(this.answer.status, 400, JSON.stringify(this.answer.body))
    const { alergico, por_que } = read(alertas.buscarAlergico, this.answer)
    if (why === null) return assert.deepEqual([how, alergico, por_que], ['limpia', false, null])
    assert.equal(alergico, null)
    assert.ok(por_que?.includes(why), por_que ?? 'nada')
  },
)

When(
  /^pide los avisos de "([^"]*)"(?: a ([\d.]+)(?: (mL|UI|gotas))? cada (\d+) (Horas|Días))?(?: en la consulta (\d+)| para reemplazar (esa línea))?$/u,
  async function (
    this: Mundo,
    nombre: string,
    dosis: string | null,
    unidad: string | null,
    frecuencia: number | null,
    tiempo: string | null,
    consulta: number | null,
    replaces: string | null,
  ) {
    const here = replaces === null ? consultationOf(this) : CLEAR
    await this.call('/alertas/avisos', {
      consulta_id: consulta ?? here,
      linea: {
        codesumi_id: await drugId(this, nombre),
        via: 'Oral',
        dosis: Number(dosis ?? 1),
        unidad_dosis: unidad,
        frecuencia: frecuencia ?? 8,
        tiempo: tiempo ?? 'Horas',
        ...(replaces === null ? {} : { reemplaza_id: this.lineId }),
      },
      seleccionados: sceneOf(this).selected.map(({ id }) => id),
    })
  },
)

Then(/^hay un aviso de (.+) que dice "([^"]*)"$/u, function (this: Mundo, check: string, text: string) {
  const kind = check.replace(' ', '_')
  const own = noticesRead(this).hallazgos.filter(({ comprobacion }) => comprobacion === kind)
  const found = own.find(({ titulo }) => titulo.startsWith(text))
  assert.ok(found, own.map(({ titulo }) => titulo).join(' | ') || 'nada')
  assert.equal(found.bloquea, false)
  askedOf(this).severity = found.severidad
})

Then('ningún aviso de {word} dice {string}', function (this: Mundo, kind: string, text: string) {
  const own = noticesRead(this).hallazgos.filter(({ comprobacion }) => comprobacion === kind)
  assert.deepEqual(
    own.filter(({ titulo }) => titulo.includes(text)),
    [],
  )
})

Then('su gravedad es {string}', function (this: Mundo, severity: string) {
  assert.equal(askedOf(this).severity, severity)
})

Then(/^no hay avisos de (.+)$/u, function (this: Mundo, check: string) {
  assert.deepEqual(
    noticesRead(this).hallazgos.filter(({ comprobacion }) => comprobacion === check.replace(' ', '_')),
    [],
  )
})

Then(
  /^el (rango|cruce) (se conoce|no se conoce|queda sin verificar)(?: porque "([^"]*)")?$/u,
  function (this: Mundo, what: string, how: string, why: string | null) {
    const { rango_conocido, por_que_sin_rango, cruzada_sin_verificar, hallazgos } = noticesRead(this)
    if (what === 'rango') {
      assert.equal(rango_conocido, how === 'se conoce')
      if (why !== null) assert.equal(por_que_sin_rango, why)
      return
    }
    assert.deepEqual(
      [cruzada_sin_verificar, hallazgos.filter(({ comprobacion }) => comprobacion === 'alergia_cruzada')],
      [why, []],
    )
  },
)

When(
  /^comprueba las interacciones de "([^"]*)"(?: en la consulta (\d+|de otro))?$/u,
  async function (this: Mundo, names: string, where: string | null) {
    const ids = await Promise.all(names.split(/, (?=\p{Lu})/u).map((name) => drugId(this, name)))
    const others = where === 'de otro' ? (await othersConsultation(this)).id : Number(where)
    askedOf(this).ids = ids
    const { status, body } = await this.call('/alertas/verificarInteraccion', {
      medicamentosSeleccionados: ids,
      ...(where === null ? {} : { consulta_id: others }),
    })
    const found = status === 200 ? interactionsRead(this).interacciones : body
    ordersOf(this).answers = [...ordersOf(this).answers, { status, body: found }]
  },
)

Then('encuentra {int} interacción/interacciones', function (this: Mundo, count: number) {
  const { resultado, interacciones, revisados } = interactionsRead(this)
  assert.equal(interacciones.length, count, JSON.stringify(interacciones))
  assert.equal(resultado, count > 0)
  assert.deepEqual(revisados, askedOf(this).ids)
  // They come by their severity.
  askedOf(this).severity = interacciones[0]?.hallazgo.severidad ?? ''
})

Then('el hallazgo dice:', function (this: Mundo, table: DataTable) {
  const [finding, ...others] = findingsRead(this)
  assert.ok(finding, 'No se halló nada')
  assert.deepEqual(others, [])
  const rows = Object.entries(table.rowsHash())
  assert.deepEqual(
    rows.map(([what]) => [what, TOLD[what]?.(finding)]),
    rows,
  )
})

Given(
  'que {string} está desabastecido desde hace {int} días hasta hace {int} días',
  async function (this: Mundo, nombre: string, from: number, to: number) {
    await shortFor(this, nombre, from, to)
  },
)

When('busca si {string} está desabastecido', async function (this: Mundo, nombre: string) {
  await this.call('/alertas/buscarDesabastecimiento', { medicamento: { id: await drugId(this, nombre) } })
})

Then('la alerta de desabastecimiento es {string}', function (this: Mundo, kind: string) {
  const { tipo_alerta, hallazgo } = shortageRead(this)
  if (kind === 'ninguna') return assert.deepEqual([tipo_alerta, hallazgo], [null, null])
  assert.equal(tipo_alerta, kind)
})

When(
  /^(?:que no hay ninguna versión|se importa la versión "([^"]*)") de "([^"]*)"$/u,
  async function (this: Mundo, version: string | null, name: string) {
    await (version === null ? forgetCatalogue(this, name) : importCatalogue(this, name, version))
  },
)

Then('no se puede porque {string}', function (this: Mundo, why: string) {
  const { codigo, error } = readError(this.answer?.body)
  assert.deepEqual([this.answer?.status, codigo, error], [503, 'conocimiento.no_disponible', why])
})

Then('el conocimiento es la versión {string}', function (this: Mundo, version: string) {
  assert.equal(interactionsRead(this).conocimiento.version, version)
})

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
