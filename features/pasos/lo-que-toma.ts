/** What the patient takes: formulas in a real browser, what became of them since they were ordered, and what is taken of elsewhere. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { sql } from 'kysely'
import { alertas } from '@cauce/contract/alertas'
import { antecedentes } from '@cauce/contract/antecedentes'
import { outsideOnPaper } from '@cauce/domain/antecedents/outside-words'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { isSunday } from '@cauce/domain/calendar/holidays'
import { readBack } from '../../tests/e2e/pages/medications.ts'
import { chooseScheme, schemeSearch, withWeightOf } from '../../tests/e2e/pages/oncology.ts'
import {
  acceptChecks,
  activeMedications,
  confirmReview,
  history,
  openReview,
  rowOf,
  stop,
  tick,
} from '../../tests/e2e/pages/prescribed.ts'
import { findingsRead } from '../soporte/alertas.ts'
import { becomes } from '../soporte/espera.ts'
import { today } from '../soporte/flujos.ts'
import { dayOf } from '../soporte/incapacidades.ts'
import { activeDrug } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sitDown } from '../soporte/ordenamiento-navegador.ts'
import { moveLine } from '../soporte/ordenes.ts'
import { field, pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

/** Each piece of the line, without the labels that only readers hear. */
const understood = async (world: Mundo): Promise<string> => {
  const pieces = await readBack(pageOf(world)).getByRole('listitem').allInnerTexts()
  return pieces.map((piece) => piece.replaceAll(/\s+/gu, ' ').trim()).join(' · ')
}

Then('de la línea se entiende {string}', async function (this: Mundo, pieces: string) {
  // What follows depends on the day: the site, the diagnosis.
  await becomes(async () => (await understood(this)).slice(0, pieces.length), pieces)
})

When(/^(pide|ve) de a (\d+) por página la historia$/u, async function (this: Mundo, how: string, rows: number) {
  const chosen = history(pageOf(this)).getByRole('combobox', { name: 'Filas por página' })
  if (how === 'pide') await chosen.selectOption(String(rows))
  else await becomes(() => chosen.inputValue(), String(rows))
})

When('marca {string} en la historia y lo revisa', async function (this: Mundo, drug: string) {
  await tick(pageOf(this), drug)
  await openReview(pageOf(this))
})

When('lo vuelve a formular con el motivo {string}', async function (this: Mundo, reason: string) {
  await confirmReview(pageOf(this), reason)
})

When(
  'responde lo que se comprueba de {string} con {string}',
  async function (this: Mundo, drug: string, reason: string) {
    await acceptChecks(pageOf(this), drug, reason)
  },
)

When(
  /^suspende en el navegador "([^"]*)" (?:con el motivo "([^"]*)"|sin motivo)$/u,
  async function (this: Mundo, drug: string, reason: string | null) {
    await stop(pageOf(this), drug, reason ?? ' ')
  },
)

Then('las comprobaciones de {string} son las que se imprimen', async function (this: Mundo, drug: string) {
  const page = pageOf(this)
  const { comprobaciones } = await activeDrug(this, drug)
  await rowOf(activeMedications(page), drug).getByRole('cell').nth(5).getByRole('button').click()
  const entries = page.getByRole('list', { name: /^Comprobaciones de/u }).locator('> li')
  await entries.first().waitFor()
  await becomes(() => entries.count(), comprobaciones.length)
})

Given('que el peso del afiliado es de hace {int} días', async function (this: Mundo, days: number) {
  await sitDown(this, 'la médica')
  await withWeightOf(pageOf(this), dayOf(`hoy-${days}`))
})

When('escoge el esquema {string}', async function (this: Mundo, text: string) {
  await chooseScheme(pageOf(this), text)
})

const doseOf = (world: Mundo, drug: string) => field(pageOf(world), `Dosis formulada de ${drug}`)

When('toma sin el ratón lo propuesto para {string}', async function (this: Mundo, drug: string) {
  await doseOf(this, drug).focus()
  await pageOf(this).keyboard.press('p')
  await pageOf(this).keyboard.press('Tab')
})

When('el tratamiento empieza el próximo domingo', async function (this: Mundo) {
  const week = Array.from({ length: 7 }, (_, place) => addDays(today(), place + 1))
  await field(pageOf(this), 'Primer día').fill(week.find(isSunday) ?? '')
})

Then('el calendario tiene {int} ciclos', async function (this: Mundo, cycles: number) {
  await becomes(() => pageOf(this).locator('.ca-cycle-first').count(), cycles)
})

When(
  'añade al esquema {string} una vez al día por {int} días durante un mes',
  async function (this: Mundo, drug: string, days: number) {
    const page = pageOf(this)
    await page.getByRole('button', { name: 'Añadir medicamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Añadir un medicamento al esquema' })
    await dialog.getByRole('combobox', { name: 'Medicamento' }).fill(drug)
    await page.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByLabel('Dosis').fill('1')
    await dialog.getByLabel('Frecuencia').fill('24')
    await dialog.getByLabel('Duración').fill(String(days))
    await dialog.getByRole('button', { name: 'Añadir al esquema' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

Then(/^(se|no se) ofrece escoger otro esquema$/u, async function (this: Mundo, how: string) {
  await becomes(() => schemeSearch(pageOf(this)).count(), how === 'se' ? 1 : 0)
})

Given('que esa fórmula es de hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  await db
    .updateTable('orden_articulos')
    .set({
      fecha_vigencia: sql`fecha_vigencia - ${days}::int`,
      fin_tratamiento: sql`fin_tratamiento - ${days}::int`,
      fecha_vencimiento: sql`fecha_vencimiento - ${days}::int`,
      estado_desde: sql`estado_desde - ${days}::int * interval '1 day'`,
    })
    .where('id', '=', this.lineId)
    .execute()
})

Given('que la farmacia la entregó hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const { id } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db
    .insertInto('entregas_medicamentos')
    .values({ orden_articulos_id: this.lineId, cantidad: 30, fecha: addDays(today(), -days), user_id: id })
    .execute()
  await sql`select libro_de_entregas_al_dia()`.execute(db)
})

Given('que esa línea está prestada', async function (this: Mundo) {
  const mine = this.token
  this.token = await (await this.server()).login('referencia@cauce.demo')
  const { status, body } = await moveLine(this, 'prestar', 'Se entregó en la farmacia')
  assert.equal(status, 200, JSON.stringify(body))
  this.token = mine
})

Then('el hallazgo nombra {string} como algo que {string}', function (this: Mundo, drug: string, how: string) {
  const named = findingsRead(this).flatMap(({ medicamentos }) => medicamentos.map(({ nombre }) => nombre))
  assert.ok(
    named.some((nombre) => nombre.startsWith(drug) && nombre.includes(how)),
    named.join('; '),
  )
})

const SOURCE = 'paciente'
const KEPT = 'toma externa'

const whose = async (world: Mundo, consulta_id: number) => {
  const { db } = await world.server()
  const { afiliado_id } = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consulta_id)
    .executeTakeFirstOrThrow()
  return { afiliado_id, consulta_id }
}

const send = async (world: Mundo, path: string, consulta_id: number, body: object) =>
  world.call(path, { ...(await whose(world, consulta_id)), ...body }, { 'idempotency-key': randomUUID() })

/** A presentation of the catalogue by its whole name; anything else as it is written. */
const record = async (world: Mundo, consulta_id: number, nombre: string, more: object = {}): Promise<void> => {
  const { db } = await world.server()
  const drug = await db.selectFrom('medicamentos').select('id').where('nombre', '=', nombre).executeTakeFirst()
  const tipo = drug === undefined ? 'otra' : 'medicamento'
  const form = { tipo, codesumi_id: drug?.id ?? null, nombre, indicado_por: 'otro_medico', origen: SOURCE, ...more }
  const answer = await send(world, antecedentes.anotarToma.path, consulta_id, form)
  if (answer.status === 200) {
    world.remembered.set(KEPT, read(antecedentes.anotarToma, answer).id)
    world.consultaId = consulta_id
  }
}

const close = (world: Mundo, como: string, motivo: string) =>
  send(world, antecedentes.cerrar.path, world.consultaId, {
    clase: 'toma',
    id: world.remembered.get(KEPT),
    como,
    motivo,
  })

When('anota en la consulta {int} que toma {string}', function (this: Mundo, consulta_id: number, nombre: string) {
  return record(this, consulta_id, nombre)
})

When(
  'anota en la consulta {int} que toma {int} de {string}',
  function (this: Mundo, consulta_id: number, dosis: number, nombre: string) {
    return record(this, consulta_id, nombre, { dosis, frecuencia: 24, unidad_tiempo: 'Horas' })
  },
)

When(
  'anota en la consulta {int} que tomó {string} hasta hace {int} días',
  function (this: Mundo, consulta_id: number, nombre: string, days: number) {
    return record(this, consulta_id, nombre, { hasta: addDays(today(), -days) })
  },
)

When(
  'anota en la consulta {int} que tomó {string} hasta este año',
  function (this: Mundo, consulta_id: number, nombre: string) {
    return record(this, consulta_id, nombre, { hasta: today().slice(0, '2026'.length) })
  },
)

When('anota en la consulta {int} que no toma nada más', async function (this: Mundo, consulta_id: number) {
  await send(this, antecedentes.negarTomas.path, consulta_id, { origen: SOURCE })
})

When('anota que dejó de tomarlo porque {string}', async function (this: Mundo, motivo: string) {
  await close(this, 'dejada', motivo)
})

When('anota que fue un error porque {string}', async function (this: Mundo, motivo: string) {
  await close(this, 'error', motivo)
})

Then('choca con {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const { choques } = read(antecedentes.anotarToma, this.answer)
  assert.ok(
    choques.some((each) => each.nombre === nombre),
    JSON.stringify(choques),
  )
})

Then('no se pudo comparar con {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const [made] = read(alertas.verificarInteraccion, this.answer)
  assert.ok(made?.por_que?.includes(nombre), JSON.stringify(made))
})

Then(
  'de lo demás que toma en la consulta {int} se sabe {string}',
  async function (this: Mundo, consulta_id: number, words: string) {
    const path = antecedentes.leer.path.replace(':consulta', String(consulta_id))
    const { tomas, tomas_preguntadas } = read(antecedentes.leer, await this.call(path))
    const known = { preguntado: tomas_preguntadas, tomas: tomas.filter(({ toma_hoy }) => toma_hoy) }
    assert.equal(outsideOnPaper(known, today()), words)
  },
)

When('pide lo demás que toma con la tecla {string}', async function (this: Mundo, key: string) {
  const page = pageOf(this)
  // The letter is of the page: not while somebody types.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press(key)
  await page
    .getByRole('dialog', { name: /^Lo demás que toma/u })
    .getByText('No se ha preguntado')
    .waitFor()
})

When('responde en el diálogo con la tecla {string}', async function (this: Mundo, key: string) {
  await pageOf(this).keyboard.press(key)
})
