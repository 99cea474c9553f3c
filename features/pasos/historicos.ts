/** The histories of an affiliate: read, drawn, filtered, and what the pharmacy hands over by parts. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { historico } from '@cauce/contract/historico'
import { documentOf, drawing, listRows, listSettled, pickAffiliate } from '../../tests/e2e/pages/history.ts'
import * as histories from '../soporte/historicos.ts'
import * as ledger from '../soporte/libros.ts'
import * as screen from '../soporte/historicos-navegador.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import { read } from '../soporte/respuestas.ts'

When('busca en los históricos a {string}', async function (this: Mundo, texto: string) {
  await this.call(historico.buscarAfiliado.path, { texto })
})

Then(
  /^(?:encuentra al afiliado con documento "([^"]*)"|no encuentra a nadie)$/u,
  function (this: Mundo, documento: string | null) {
    assert.ok(this.answer)
    const found = read(historico.buscarAfiliado, this.answer).data.map(({ numero_documento }) => numero_documento)
    if (documento === null) assert.deepEqual(found, [])
    else assert.ok(found.includes(documento))
  },
)

When(
  /^ve (l[ao]s? [^"]+) (del afiliado con documento "[^"]*"|del afiliado número \d+|de la orden \d+)( .+)?$/u,
  async function (this: Mundo, list: string, whose: string, filter: string | null) {
    await histories.show(this, list, whose, filter ?? '')
  },
)

Then(/^la lista (?:está vacía|dice "([^"]*)")$/u, function (this: Mundo, text: string | null) {
  assert.ok(this.answer)
  if (text === null) assert.deepEqual(read(historico.ordenes, this.answer).data, [])
  else assert.ok(this.answer.status === 200 && JSON.stringify(this.answer.body).includes(text), text)
})

Then(
  'la consulta es del afiliado con documento {string} y no se escribe desde ahí',
  function (this: Mundo, documento: string) {
    assert.ok(this.answer)
    const { afiliado, registro } = read(historico.consulta, this.answer)
    assert.deepEqual([afiliado.numero_documento, registro.escribe, registro.borradores], [documento, false, []])
  },
)

Then(
  /^de "([^"]*)" (?:se entregaron (\d+) y faltan (\d+)|no se debe nada)$/u,
  function (this: Mundo, medicamento: string, delivered: string | null, missing: string | null) {
    const row = histories.partialOf(this, medicamento)
    assert.deepEqual(
      [row.cantidad_pendiente, row.estado.nombre],
      [Number(missing ?? 0), missing === null ? 'Completa' : 'Pendiente'],
    )
    if (delivered === null) assert.equal(row.limite, null)
    else assert.equal(row.cantidad_entregada, Number(delivered))
  },
)

Then(
  'el plazo de {string} termina 48 horas después de su primera entrega',
  async function (this: Mundo, medicamento: string) {
    assert.equal(await histories.hoursToDeliver(this, medicamento), 48)
  },
)

When(
  /^entrega (-?[\d.]+) de "([^"]*)" al afiliado con documento "([^"]*)"$/u,
  async function (this: Mundo, cantidad: string, medicamento: string, documento: string) {
    await histories.deliver(this, { cantidad: Number(cantidad), medicamento, documento })
  },
)

Then('la entrega queda registrada y faltan {int}', function (this: Mundo, cantidad_pendiente: number) {
  assert.ok(this.answer)
  const mensaje = 'Entrega registrada con éxito'
  assert.deepEqual(read(historico.entregar, this.answer), { mensaje, cantidad_pendiente })
})

Then('el libro de las entregas cuadra, y su último asiento saca {int}', async function (this: Mundo, cantidad: number) {
  await ledger.reckoned(this)
  assert.equal((await ledger.lastEntry(this)).cantidad, `${-cantidad}.000`)
})

Then(
  'en el libro de las entregas no se puede escribir una salida de {int} unidades',
  async function (this: Mundo, cantidad: number) {
    await assert.rejects(ledger.takeOut(this, cantidad), /libro_sobre_su_piso/u)
  },
)

Then('el último asiento del libro de las entregas no se puede borrar', async function (this: Mundo) {
  await assert.rejects(ledger.erase(this), /no se modifica ni se borra/u)
})

When(
  /^(la médica|quien gestiona referencias|la farmacia|la administración) abre (l[ao]s? [^"]+) de "([^"]*)"$/u,
  async function (this: Mundo, who: string, what: string, documento: string) {
    await screen.open(this, { who, what, documento })
  },
)

When('escoge en el histórico a {string}', async function (this: Mundo, name: string) {
  await pickAffiliate(pageOf(this), name)
})

Then(
  /^está en "([^"]*)" y la dirección lleva el número del afiliado y (nada más|que es la lista)$/u,
  async function (this: Mundo, title: string, more: string) {
    const address = `${pageNamed(title)}?afiliado=1${more === 'nada más' ? '' : '&vista=lista'}`
    await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === address)
  },
)

When(
  /^lee en el histórico la consulta (?:"([^"]*)"|de la primera incapacidad)$/u,
  async function (this: Mundo, motivo: string | null) {
    await screen.readVisit(pageOf(this), motivo)
  },
)

When('va de la consulta a su histórico sin usar el ratón', async function (this: Mundo) {
  await pageOf(this).getByRole('link', { name: 'Histórico del afiliado' }).waitFor()
  await pageOf(this).keyboard.press('h')
})

When('busca en la lista del histórico {string}', async function (this: Mundo, text: string) {
  await screen.searchList(pageOf(this), text)
})

Then('todas las filas del histórico dicen {string}', async function (this: Mundo, text: string) {
  await listSettled(pageOf(this))
  const texts = await listRows(pageOf(this)).allInnerTexts()
  assert.ok(texts.length > 0)
  for (const row of texts) assert.ok(row.includes(text), row)
})

Then('vuelve a imprimir lo primero del histórico y recibe un PDF', async function (this: Mundo) {
  const first = pageOf(this)
    .getByRole('button', { name: /^Imprimir/u })
    .first()
  const printed = await documentOf(pageOf(this), () => first.click())
  assert.deepEqual(printed, { status: 200, type: 'application/pdf' })
})

Then('al pedir {string} recibe el archivo {string}', async function (this: Mundo, name: string, file: string) {
  const download = pageOf(this).waitForEvent('download')
  await pageOf(this).getByRole('button', { name, exact: true }).click()
  assert.equal((await download).suggestedFilename(), file)
})

When('deja en la lista solo {string}', async function (this: Mundo, kind: string) {
  await screen.leaveOnly(pageOf(this), kind)
})

Then('recorriendo la línea de tiempo sin usar el ratón llega al día de una incapacidad', async function (this: Mundo) {
  await screen.walkTimeline(pageOf(this))
})

Then(
  /^la línea de tiempo (cuenta consultas, órdenes e incapacidades|tiene por día solo incapacidades|muestra un periodo que ya pasó|llega hasta hoy)$/u,
  async function (this: Mundo, how: string) {
    await screen.TIMELINE[how]?.(pageOf(this))
    await drawing(pageOf(this)).waitFor()
  },
)

When(
  /^entrega sin usar el ratón (lo que falta|\d+) de "([^"]*)"$/u,
  async function (this: Mundo, amount: string, medicamento: string) {
    await screen.deliver(pageOf(this), medicamento, amount === 'lo que falta' ? '' : amount)
  },
)
